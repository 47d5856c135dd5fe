import { z } from 'zod';
import { text } from './fields.ts';

/** One question; its answer is the body of the file (specification 2 §3). */
export const faqSchema = z.strictObject({
  question: text(10, 140),
  sujet: text(2, 60).optional().describe('Nom court, pour la mesure d’audience'),
});
