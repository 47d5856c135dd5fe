import type { LegalPart } from '../../schemas/legal.ts';
import type { Section } from '../../sections/section.ts';
import type { Facts } from '../facts/facts.ts';
import { amountIn, euros, inThousands } from '../facts/kinds.ts';
import { fillFacts, withoutUnknown } from '../facts/passages.ts';

export const MODEL_PRICES = 'prix-par-modele';

/** `prix-par-modele` is the range of all prices in the page's price scales. */
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

/** Facts in the file of the page override computed facts, which override shared facts. */
export const pageFacts = (
  { sections = [], faits }: { sections?: readonly (Section | LegalPart)[]; faits: Facts },
  site: Facts,
): Facts => ({ ...site, ...computedFacts(sections, { ...site, ...faits }), ...faits });
