import { z } from 'zod';
import { list, slug, text } from './fields.ts';

const yesOrNo = z.boolean({ error: 'doit être true ou false, sans guillemets' });

const place = z
  .strictObject({
    fichier: text(6, 120).meta({
      title: 'Fichier',
      description: 'Dans content/, comme faq/services/pluie.md',
    }),
    mots: text(6, 200).meta({ title: 'Mots', description: 'Ceux qui s’y lisent, tels quels' }),
  })
  .meta({ title: 'Passage' });

const places = list(place, 1, 12).meta({ title: 'Où cela est écrit' });

const id = slug.meta({ title: 'Nom', description: 'Court, pour le retrouver' });

/** A promise that the texts make in the firm's name, and whether its owner stands by it. */
export const commitmentSchema = z
  .strictObject({
    id,
    promesse: text(10, 240).meta({ title: 'Promesse', description: 'En une phrase' }),
    ou: places,
    confirme: yesOrNo.meta({ title: 'Confirmé', description: 'Oui : le propriétaire s’y tient' }),
  })
  .meta({ title: 'Engagements', description: 'Ce que les textes promettent au nom de l’entreprise' });

/** A point of law on which the texts take a side until a lawyer has answered. */
export const lawyerQuestionSchema = z
  .strictObject({
    id,
    question: text(20, 500).meta({ title: 'Question', description: 'Telle que le juriste la lira' }),
    ou: places,
    tranchee: yesOrNo.meta({
      title: 'Tranchée',
      description: 'Oui : le juriste a répondu et les textes le suivent',
    }),
  })
  .meta({ title: 'Questions au juriste', description: 'Ce que seul un juriste peut trancher' });
