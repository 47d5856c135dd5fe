import { z } from 'zod';
import { list } from '../../schemas/fields.ts';
import { flag, defineModel } from '../define-model.ts';

export const schema = defineModel(
  'faq',
  { title: 'Questions' },
  {
    questions: list(
      z
        .string({ error: 'doit être le nom d’une question, comme accueil/delai' })
        .meta({ title: 'Question', reference: 'faq' }),
      2,
      14,
    ).meta({ title: 'Questions', description: 'Dans l’ordre de la page' }),
    uneSeule: flag({
      title: 'Une seule à la fois',
      description: 'Ouvrir une question ferme celle qui était ouverte',
    }),
  },
);
