import { z } from 'zod';
import { oneOf, slug, text } from './fields.ts';

const ANSWERS = ['oui', 'non', 'à confirmer'] as const;

/** Answer of the owner or lawyer. Only «non» hides the texts that depend on the answer. */
const answer = (yes: string) =>
  oneOf(ANSWERS).meta({
    title: 'Réponse',
    description: `oui : ${yes} ; non : les passages disparaissent du site ; à confirmer : ils restent en attendant`,
  });

const name = slug.meta({
  title: 'Nom',
  description: 'Celui des passages : {si nom} … {fin} dans les textes',
});

export const commitmentSchema = z
  .strictObject({
    id: name,
    promesse: text(10, 240).meta({ title: 'Promesse', description: 'En une phrase' }),
    reponse: answer('le propriétaire s’y tient'),
  })
  .meta({ title: 'Engagements', description: 'Ce que les textes promettent au nom de l’entreprise' });

/** Legal question. Until a lawyer answers it, texts that depend on it are published as if the answer were «oui». */
export const lawyerQuestionSchema = z
  .strictObject({
    id: name,
    question: text(20, 500).meta({ title: 'Question', description: 'Telle que le juriste la lira' }),
    reponse: answer('le juriste approuve ce qui est écrit'),
  })
  .meta({ title: 'Questions au juriste', description: 'Ce que seul un juriste peut trancher' });
