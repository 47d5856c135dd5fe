import { z } from 'zod';
import { day, departmentCode, label, list, markdown, oneOf, slug, text } from './fields.ts';
import { markupSchema } from './markup.ts';
import { sectionsSchema } from './section.ts';
import { seoSchema } from './seo.ts';

const heroSchema = z.strictObject({
  surtitre: text(2, 60).optional(),
  titre: text(8, 90).describe('Le titre de la page (h1)'),
  texte: markdown,
  badges: list(text(2, 48), 0, 5).default([]),
  note: text(4, 400).optional().describe('Conditions des promesses, en petit'),
  dessin: oneOf(['voiture', 'impact', 'carte', 'note', 'atelier'])
    .optional()
    .describe('Dessin à côté du titre'),
});

const zoneHeroSchema = heroSchema.extend({
  surtitre: z
    .never({ error: 'ne s’affiche pas ici, la plaque du département tient sa place : retirez-le' })
    .optional(),
  dessin: z
    .never({ error: 'ne s’affiche pas ici, le contour du département tient sa place : retirez-le' })
    .optional(),
});

/** A page made of sections (specification 2 §2). The file's name is its address. */
export const pageSchema = z.strictObject({
  seo: seoSchema,
  ariane: label.describe('Nom de la page dans le fil d’Ariane'),
  misAJour: day,
  message: text(20, 200).describe('Texte prérempli du message de la messagerie'),
  hero: heroSchema,
  sommaire: list(z.strictObject({ ancre: slug, libelle: label, sujet: text(2, 60).optional() }), 3, 12)
    .optional()
    .describe('Table des matières : ancres des sections'),
  faits: z
    .record(slug, text(1, 80))
    .default({})
    .describe('Chiffres annoncés par cette page ; {nom} les reprend dans les textes'),
  sections: sectionsSchema,
  balisage: markupSchema,
});

/** A zone landing page: a page of one department (specification 2 §2). */
export const zoneSchema = pageSchema
  .extend({
    zone: z.strictObject({
      nom: label.describe('Nom du département'),
      code: departmentCode,
      resume: text(30, 160).describe('Une phrase, sur les cartes des autres pages'),
      ordre: z.number({ error: 'doit être un nombre' }).describe('Rang dans les listes'),
    }),
    gabarit: z
      .enum(['guide', 'fiche'], { error: 'doit être guide ou fiche' })
      .describe('guide : avec une table des matières ; fiche : sans'),
    hero: zoneHeroSchema,
  })
  .superRefine(({ gabarit, sommaire }, context) => {
    if ((gabarit === 'guide') === (sommaire !== undefined)) return;
    const message = sommaire
      ? 'ne s’affiche pas avec « gabarit: fiche » : retirez-le ou choisissez guide'
      : 'manque : « gabarit: guide » montre une table des matières, écrivez-la ou choisissez fiche';
    context.addIssue({ code: 'custom', path: ['sommaire'], message });
  });

/** Content of a page. */
export type Page = z.infer<typeof pageSchema>;
