import type { Markup } from '../../schemas/markup.ts';
import type { JsonLdNode } from './node.ts';

/** A step as plain text. */
export interface PlainStep {
  name: string;
  text: string;
}

/** A page's how-to with its estimated cost, from the steps it shows. */
export const howToNode = (
  { nom, coutMin, coutMax, dureeMinutes }: NonNullable<Markup['pasAPas']>,
  steps: readonly PlainStep[],
  url: string,
): JsonLdNode => ({
  '@type': 'HowTo',
  '@id': `${url}#etapes`,
  name: nom,
  totalTime: `PT${dureeMinutes}M`,
  estimatedCost: { '@type': 'MonetaryAmount', currency: 'EUR', minValue: coutMin, maxValue: coutMax },
  step: steps.map(({ name, text }, index) => ({ '@type': 'HowToStep', position: index + 1, name, text })),
});
