import { z } from 'zod';
import { text } from './fields.ts';

/** One question; its answer is the body of the file. */
export const faqSchema = z
  .strictObject({
    question: text(10, 140).meta({ title: 'Question' }),
    sujet: text(2, 60)
      .optional()
      .meta({ title: 'Sujet', description: 'Nom court, pour la mesure d’audience' }),
  })
  .meta({
    title: 'Questions et réponses',
    description: 'Une question s’affiche dans la section « Questions » d’une page',
  });
