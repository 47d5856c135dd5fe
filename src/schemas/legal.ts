import { z } from 'zod';
import { chatMessage, crumb, day, facts, list, slug, text, updated } from './fields.ts';
import { seoSchema } from './seo.ts';

/** A legal text: the body's `##` headings carry the anchors listed here, in order. */
export const legalSchema = z
  .strictObject({
    seo: seoSchema,
    ariane: crumb,
    titre: text(8, 90).meta({ title: 'Titre', description: 'Le titre de la page (h1)' }),
    chapeau: text(20, 400).meta({ title: 'Chapeau', description: 'Ce que le texte dit, sous le titre' }),
    misAJour: updated,
    enVigueur: day.optional().meta({ title: 'En vigueur le', description: 'Date d’effet affichée' }),
    message: chatMessage,
    ancres: list(slug.meta({ title: 'Ancre', description: 'Minuscules sans accent et tirets' }), 2, 20).meta({
      title: 'Ancres',
      description: 'Une par titre ## du texte, dans le même ordre ; d’autres pages y mènent',
    }),
    faits: facts,
  })
  .meta({ title: 'Textes légaux', description: 'Faites relire tout changement par un juriste' });
