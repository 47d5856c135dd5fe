import { z } from 'zod';
import { chatMessage, crumb, day, facts, label, list, text, updated } from './fields.ts';
import { legalRole } from './roles.ts';
import { seoSchema } from './seo.ts';

/** A legal text; `##` headings are numbered sections. */
export const legalSchema = z
  .strictObject({
    role: legalRole,
    seo: seoSchema,
    ariane: crumb,
    titre: text(8, 90).meta({ title: 'Titre', description: 'Le titre de la page (h1)' }),
    chapeau: text(20, 400).meta({ title: 'Chapeau', description: 'Ce que le texte dit, sous le titre' }),
    misAJour: updated,
    enVigueur: day.optional().meta({ title: 'En vigueur le', description: 'Date d’effet affichée' }),
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
    groupes: list(label.meta({ title: 'Groupe' }), 2, 2)
      .optional()
      .meta({ title: 'Groupes', description: 'Un titre au-dessus de chaque moitié des parties' }),
    faits: facts,
  })
  .meta({ title: 'Textes légaux', description: 'Faites relire tout changement par un juriste' });
