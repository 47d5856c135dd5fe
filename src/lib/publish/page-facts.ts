import type { LegalPart } from '../../schemas/legal.ts';
import type { Section } from '../../sections/section.ts';
import type { Facts } from '../facts/facts.ts';
import { amountIn, euros, inThousands } from '../facts/kinds.ts';
import { fillFacts, withoutUnknown } from '../facts/passages.ts';

export const MODEL_PRICES = 'prix-par-modele';

/** Computes the fact `prix-par-modele`: the range of all prices in the page's scales (section model `echelle`). */
function computedFacts(sections: readonly (Section | LegalPart)[], facts: Facts): Facts {
  const amounts = sections
    .filter(({ titre }) => withoutUnknown(titre, facts) !== '')
    .flatMap((section) => (section.modele === 'echelle' && section.unite === '€' ? section.lignes : []))
    .flatMap(({ valeur }) => amountIn(fillFacts(valeur, facts)) ?? []);
  if (amounts.length === 0) return {};
  const lowest = Math.min(...amounts.map(({ min }) => min));
  const highest = Math.max(...amounts.map(({ min, max = min }) => max));
  return { [MODEL_PRICES]: `${inThousands(lowest)} à ${euros(highest)}` };
}

/** Returns the facts of a page. Facts in the page's file override computed facts, which override the site's facts. */
export const pageFacts = (
  { sections = [], faits }: { sections?: readonly (Section | LegalPart)[]; faits: Facts },
  site: Facts,
): Facts => ({ ...site, ...computedFacts(sections, { ...site, ...faits }), ...faits });
