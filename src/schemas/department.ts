import { z } from 'zod';
import { label, text } from './fields.ts';

/** One of the eight departments served, keyed by its code (specification 1 §1). */
export const departmentSchema = z.strictObject({
  nom: label,
  dans: text(3, 40).describe('Avec sa préposition : « dans les Yvelines »'),
});
