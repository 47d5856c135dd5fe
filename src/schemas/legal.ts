import { z } from 'zod';
import { day, label, list, slug, text } from './fields.ts';
import { seoSchema } from './seo.ts';

/** A legal text: the body's `##` headings carry the anchors listed here, in order (specification 2 §2). */
export const legalSchema = z.strictObject({
  seo: seoSchema,
  ariane: label,
  titre: text(8, 90),
  chapeau: text(20, 400),
  misAJour: day,
  enVigueur: day.optional().describe('Date d’effet affichée'),
  message: text(20, 200),
  ancres: list(slug, 2, 20),
  faits: z.record(slug, text(1, 80)).default({}),
});
