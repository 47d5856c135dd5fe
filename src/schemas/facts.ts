import { z } from 'zod';
import { oneOf, text } from './fields.ts';

/** Topics under which advertised figures are compared between pages. */
export const TOPICS = ['prix', 'duree', 'delai', 'garantie', 'horaires', 'eligibilite', 'nombres'] as const;

/** Vocabulary of advertised figures: what each name used under `faits:` means (specification 2 §9). */
export const factSchema = z.strictObject({
  sujet: oneOf(TOPICS),
  libelle: text(4, 120),
});
