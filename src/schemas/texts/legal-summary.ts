import { z } from 'zod';
import { label, list, path, schemaKey } from '../fields.ts';
import { sentence } from './words.ts';

const link = z.strictObject({ vers: path, libelle: label });

/** The legal summary at the end of pages (specification 1 §2). */
export const legalSummarySchema = z.strictObject({
  $schema: schemaKey,
  titre: sentence(),
  blocs: list(z.strictObject({ titre: label, texte: sentence(), lien: link.optional() }), 3, 8),
  lien: link,
});
