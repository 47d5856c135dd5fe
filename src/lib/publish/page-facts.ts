import type { LegalPart } from '../../schemas/legal.ts';
import type { Section } from '../../sections/section.ts';
import type { Facts } from '../facts/facts.ts';
import { amountIn, euros, inThousands } from '../facts/kinds.ts';
import { withoutUnknown } from '../facts/passages.ts';

/** Name of the price range over all models. */
export const MODEL_PRICES = 'prix-par-modele';

/** Facts derived from sections: the range of prices by model, unless removed. */
function computedFacts(sections: readonly (Section | LegalPart)[], site: Facts): Facts {
  const amounts = sections
    .filter(({ titre }) => withoutUnknown(titre, site) !== '')
    .flatMap((section) => (section.modele === 'echelle' && section.unite === '€' ? section.lignes : []))
    .flatMap(({ valeur }) => amountIn(valeur) ?? []);
  if (amounts.length === 0) return {};
  const lowest = Math.min(...amounts.map(({ min }) => min));
  const highest = Math.max(...amounts.map(({ min, max = min }) => max));
  return { [MODEL_PRICES]: `${inThousands(lowest)} à ${euros(highest)}` };
}

/** Facts available to a page; its own take precedence. */
export const pageFacts = (
  { sections = [], faits }: { sections?: readonly (Section | LegalPart)[]; faits: Facts },
  site: Facts,
): Facts => ({ ...site, ...computedFacts(sections, site), ...faits });
