import { z } from 'zod';
import { day, integer, label, path, slug, text } from './fields.ts';
import { seoSchema } from './seo.ts';

/** A guide of the blog (specification 2 §2 and §3, blog card). Its text is the body of the file. */
export const articleSchema = z.strictObject({
  seo: seoSchema,
  ariane: label,
  titre: text(10, 90),
  extrait: text(60, 220),
  auteur: text(2, 60),
  lecture: integer(1, 30).describe('Temps de lecture, en minutes'),
  publie: day,
  misAJour: day,
  dessin: z.enum(['balance', 'impact', 'preparation'], { error: 'doit être balance, impact ou preparation' }),
  guide: z
    .strictObject({ vers: path, libelle: label })
    .describe('Partie de la page réparation que la carte propose aussi'),
  message: text(20, 200),
  faits: z.record(slug, text(1, 80)).default({}),
  ordre: integer(1, 100),
});

/** Front matter of an article. */
export type Article = z.infer<typeof articleSchema>;
