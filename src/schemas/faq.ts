import { z } from 'zod';
import { text, topic } from './fields.ts';

export const faqSchema = z
  .strictObject({
    question: text(10, 140).meta({ title: 'Question' }),
    sujet: topic,
  })
  .meta({
    title: 'Questions et réponses',
    description: 'Une question s’affiche dans la section « Questions » d’une page',
  });
