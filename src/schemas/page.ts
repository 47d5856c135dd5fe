import { z } from 'zod';
import {
  chatMessage,
  crumb,
  departmentCode,
  facts,
  label,
  list,
  markdown,
  oneOf,
  slug,
  text,
  updated,
} from './fields.ts';
import { markupSchema } from './markup.ts';
import { sectionsSchema } from './section.ts';
import { seoSchema } from './seo.ts';

const heroSchema = z
  .strictObject({
    surtitre: text(2, 60)
      .optional()
      .meta({ title: 'Surtitre', description: 'Petite ligne au-dessus du titre' }),
    titre: text(8, 90).meta({ title: 'Titre', description: 'Le titre de la page (h1)' }),
    texte: markdown.meta({ title: 'Texte', description: 'Un paragraphe sous le titre' }),
    badges: list(text(2, 48).meta({ title: 'Badge' }), 0, 5)
      .default([])
      .meta({ title: 'Badges', description: 'Promesses courtes sous le texte' }),
    reponses: list(text(4, 160).meta({ title: 'Réponse' }), 0, 4)
      .default([])
      .meta({ title: 'Réponses', description: 'Prix, franchise, délai : affichées à l’accueil seulement' }),
    note: text(4, 400).optional().meta({ title: 'Note', description: 'Conditions des promesses, en petit' }),
    dessin: oneOf(['voiture', 'impact', 'carte', 'note', 'atelier'])
      .optional()
      .meta({ title: 'Dessin', description: 'À côté du titre' }),
  })
  .meta({ title: 'Ouverture', description: 'Le premier écran de la page' });

const zoneHeroSchema = heroSchema
  .extend({
    surtitre: z
      .never({ error: 'ne s’affiche pas ici, la plaque du département tient sa place : retirez-le' })
      .optional(),
    dessin: z
      .never({ error: 'ne s’affiche pas ici, le contour du département tient sa place : retirez-le' })
      .optional(),
  })
  .meta({ title: 'Ouverture', description: 'Le premier écran de la page' });

/** A page made of sections. The file's name is its address. */
export const pageSchema = z
  .strictObject({
    seo: seoSchema,
    ariane: crumb,
    misAJour: updated,
    message: chatMessage,
    hero: heroSchema,
    sommaire: list(
      z
        .strictObject({
          ancre: slug.meta({ title: 'Ancre', description: 'Celle de la section où mène la ligne' }),
          libelle: label.meta({ title: 'Libellé' }),
          sujet: text(2, 60)
            .optional()
            .meta({ title: 'Sujet', description: 'Nom court, pour la mesure d’audience' }),
        })
        .meta({ title: 'Ligne' }),
      3,
      12,
    )
      .optional()
      .meta({ title: 'Table des matières', description: 'Les sections de la page, par leur ancre' }),
    faits: facts,
    sections: sectionsSchema,
    balisage: markupSchema,
  })
  .meta({ title: 'Pages générales', description: 'Le nom du fichier est l’adresse de la page' });

/** A zone landing page: a page of one department. */
export const zoneSchema = z
  .strictObject({
    zone: z
      .strictObject({
        nom: label.meta({ title: 'Nom', description: 'Nom du département' }),
        code: departmentCode,
        resume: text(30, 160).meta({
          title: 'Résumé',
          description: 'Une phrase, sur les cartes des autres pages',
        }),
        ordre: z.number({ error: 'doit être un nombre, sans guillemets' }).meta({
          title: 'Rang',
          description: 'Place dans les listes, 1 en premier ; 2,5 glisse la page entre la 2 et la 3',
        }),
      })
      .meta({ title: 'Zone' }),
    gabarit: oneOf(['guide', 'fiche']).meta({
      title: 'Gabarit',
      description: '« guide » montre une table des matières, à écrire plus bas ; « fiche » n’en a pas',
    }),
    ...pageSchema.shape,
    hero: zoneHeroSchema,
  })
  .superRefine(({ gabarit, sommaire }, context) => {
    if ((gabarit === 'guide') === (sommaire !== undefined)) return;
    const message = sommaire
      ? 'ne s’affiche pas avec « gabarit: fiche » : retirez-le ou choisissez guide'
      : 'manque : « gabarit: guide » montre une table des matières, écrivez-la ou choisissez fiche';
    context.addIssue({ code: 'custom', path: ['sommaire'], message });
  })
  .meta({ title: 'Pages de département', description: 'Le nom du fichier est l’adresse de la page' });

/** Content of a page. */
export type Page = z.infer<typeof pageSchema>;
