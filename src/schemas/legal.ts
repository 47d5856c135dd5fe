import { z } from 'zod';
import { schema as texte } from '../sections/texte/schema.ts';
import { chatMessage, crumb, day, facts, label, list, paragraphs, text, updated } from './fields.ts';
import { checkAnchors } from './page.ts';
import { legalRole } from './roles.ts';
import { seoSchema } from './seo.ts';

const { modele, titre, ancre } = texte.shape;

const part = z
  .strictObject({
    modele,
    titre,
    ancre,
    intro: text(4, 400).optional().meta({ title: 'Résumé', description: 'Ce qu’on y lit, sous le titre' }),
    texte: paragraphs(8, 12_000).meta({
      title: 'Texte',
      description: 'Les sous-titres sont de niveau 3 ; une citation (>) est encadrée',
    }),
    formulaire: z
      .strictObject({
        titre: label.meta({ title: 'Titre' }),
        intro: text(4, 400).optional().meta({ title: 'Introduction', description: 'Au-dessus du feuillet' }),
        texte: paragraphs(8, 2000).meta({ title: 'Texte', description: 'Sur le feuillet' }),
        lignes: list(text(2, 400).meta({ title: 'Ligne' }), 2, 12).meta({
          title: 'Lignes',
          description: 'Chacune se remplit',
        }),
        note: text(4, 200).optional().meta({ title: 'Note', description: 'Sous les lignes' }),
      })
      .optional()
      .meta({ title: 'Formulaire', description: 'Un feuillet à remplir, sous le texte' }),
  })
  .meta({ title: 'Texte' });

export type LegalPart = z.infer<typeof part>;

export const legalSchema = z
  .strictObject({
    role: legalRole,
    seo: seoSchema,
    ariane: crumb,
    titre: text(8, 90).meta({ title: 'Titre', description: 'Le titre de la page (h1)' }),
    chapeau: text(20, 400).meta({ title: 'Chapeau', description: 'Ce que le texte dit, sous le titre' }),
    misAJour: updated,
    enVigueur: day
      .optional()
      .meta({ title: 'En vigueur le', description: 'Date d’effet affichée, passée ou à venir' }),
    message: chatMessage,
    badges: list(text(2, 48).meta({ title: 'Badge' }), 1, 3).meta({
      title: 'Badges',
      description: 'Ce que la page dit, en quelques mots chacun, sous son titre',
    }),
    bref: list(
      z
        .strictObject({
          libelle: label.meta({ title: 'Libellé' }),
          valeur: text(1, 120).meta({
            title: 'Valeur',
            description: 'Le lien se lit en grand, le reste dessous',
          }),
        })
        .meta({ title: 'Ligne' }),
      1,
      6,
    )
      .optional()
      .meta({ title: 'En bref', description: 'Le feuillet sous le titre' }),
    sections: list(z.discriminatedUnion('modele', [part]).meta({ title: 'Section' }), 2, 20).meta({
      title: 'Sections',
      description: 'Les parties du texte, dans l’ordre ; leur numéro s’affiche seul',
    }),
    groupes: list(label.meta({ title: 'Groupe' }), 2, 2)
      .optional()
      .meta({ title: 'Groupes', description: 'Un titre au-dessus de chaque moitié des parties' }),
    faits: facts,
  })
  .superRefine(checkAnchors)
  .meta({ title: 'Textes légaux', description: 'Faites relire tout changement par un juriste' });
