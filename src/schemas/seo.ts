import { z } from 'zod';
import { text } from './fields.ts';

/** What search engines and shared links show (specification 2 §2, shared elements). */
export const seoSchema = z.strictObject({
  titre: text(15, 70).describe('Titre dans les moteurs de recherche et dans l’onglet'),
  description: text(70, 165).describe('Deux phrases pour les moteurs de recherche'),
});
