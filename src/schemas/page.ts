import { z } from 'zod';
import { suggestion } from '../domain/suggest.ts';
import { sectionsSchema } from '../sections/section.ts';
import {
  chatMessage,
  crumb,
  decimal,
  departmentCode,
  draft,
  facts,
  label,
  list,
  markdown,
  oneOf,
  online,
  slug,
  text,
  topic,
  updated,
} from './fields.ts';
import { markupSchema } from './markup.ts';
import { photo } from './photo.ts';
import { pageRole } from './roles.ts';
import { seoSchema } from './seo.ts';

const heroSchema = z
  .strictObject({
    surtitre: text(2, 60)
      .optional()
      .meta({ title: 'Surtitre', description: 'Petite ligne au-dessus du titre' }),
    titre: text(8, 90).meta({ title: 'Titre', description: 'Le titre de la page (h1)' }),
    texte: markdown.meta({
      title: 'Texte',
      description: 'Un paragraphe sous le titre, comme vous le diriez au téléphone',
    }),
    badges: list(text(2, 48).meta({ title: 'Badge' }), 0, 5)
      .default([])
      .meta({ title: 'Badges', description: 'Promesses courtes sous le texte' }),
    reponses: list(text(4, 200).meta({ title: 'Réponse' }), 0, 4)
      .default([])
      .meta({ title: 'Réponses', description: 'Prix, franchise, délai : affichées à l’accueil seulement' }),
    note: text(4, 400).optional().meta({ title: 'Note', description: 'Conditions des promesses, en petit' }),
    dessin: oneOf(['voiture', 'face', 'camera', 'impact', 'rue', 'note', 'equipe'])
      .optional()
      .meta({ title: 'Dessin', description: 'À côté du titre' }),
    photo: photo.meta({
      title: 'Photo',
      description: 'Sous le titre et les boutons, et sur l’image de partage',
    }),
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

const pageFields = z.strictObject({
  seo: seoSchema,
  ariane: crumb,
  brouillon: draft,
  publie: online,
  misAJour: updated,
  message: chatMessage,
  hero: heroSchema,
  sommaire: list(
    z
      .strictObject({
        ancre: slug.meta({ title: 'Ancre', description: 'Celle de la section où mène la ligne' }),
        libelle: label.meta({ title: 'Libellé' }),
        sujet: topic,
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
});

export const checkAnchors = (
  {
    sections,
    sommaire = [],
  }: { sections: readonly { ancre?: string | undefined }[]; sommaire?: { ancre: string }[] | undefined },
  context: z.RefinementCtx,
): void => {
  const anchors = sections.map(({ ancre }) => ancre);
  for (const [index, ancre] of anchors.entries()) {
    if (ancre === undefined || anchors.indexOf(ancre) === index) continue;
    const message = `répète l’ancre « ${ancre} » : donnez-en une autre`;
    context.addIssue({ code: 'custom', path: ['sections', index, 'ancre'], message });
  }
  const known = anchors.filter((ancre) => ancre !== undefined);
  for (const [index, { ancre }] of sommaire.entries()) {
    if (known.includes(ancre)) continue;
    const remedy = suggestion(ancre, known, `ajoutez « ancre: ${ancre} » à une section`);
    const message = `mène à « ${ancre} », qu’aucune section ne porte : ${remedy}`;
    context.addIssue({ code: 'custom', path: ['sommaire', index, 'ancre'], message });
  }
};

export const pageSchema = z
  .strictObject({ role: pageRole, ...pageFields.shape })
  .superRefine(checkAnchors)
  .meta({ title: 'Pages générales', description: 'Le nom du fichier est l’adresse de la page' });

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
        ordre: decimal.meta({
          title: 'Rang',
          description: 'Place dans les listes, 1 en premier ; 2,5 glisse la page entre la 2 et la 3',
        }),
      })
      .meta({ title: 'Zone' }),
    gabarit: oneOf(['guide', 'fiche']).meta({
      title: 'Gabarit',
      description: '« guide » montre une table des matières, à écrire plus bas ; « fiche » n’en a pas',
    }),
    ...pageFields.shape,
    hero: zoneHeroSchema,
  })
  .superRefine(checkAnchors)
  .superRefine(({ zone, sections }, context) => {
    for (const [index, section] of sections.entries()) {
      if (section.modele !== 'villes' || section.forme !== 'distances') continue;
      const code = section.departements[0]?.code;
      if (code === undefined || code === zone.code) continue;
      // A page copied from another department's page may still list that department's towns.
      const message = `est le ${code} alors que la page est celle du ${zone.code} : choisissez le ${zone.code} et ses communes`;
      context.addIssue({ code: 'custom', path: ['sections', index, 'departements', 0, 'code'], message });
    }
  })
  .superRefine(({ gabarit, sommaire }, context) => {
    if ((gabarit === 'guide') === (sommaire !== undefined)) return;
    const message = sommaire
      ? 'ne s’affiche pas avec « gabarit: fiche » : retirez-le ou choisissez guide'
      : 'manque : « gabarit: guide » montre une table des matières, écrivez-la ou choisissez fiche';
    context.addIssue({ code: 'custom', path: ['sommaire'], message });
  })
  .meta({ title: 'Pages de département', description: 'Le nom du fichier est l’adresse de la page' });

export type Page = z.infer<typeof pageSchema>;
