import type { Section } from '../../sections/models.ts';
import { amountIn, euros, inThousands } from '../facts/kinds.ts';
import type { Names } from '../facts/names.ts';
import { withoutUnknown } from '../facts/passages.ts';

/** Name of the range of the prices by model. */
export const MODEL_PRICES = 'prix-par-modele';

/** Figures that follow from what a page shows: the range of its prices by model, where these aren't taken away. */
function computedNames(sections: readonly Section[], site: Names): Names {
  const amounts = sections
    .filter(({ titre }) => withoutUnknown(titre, site) !== '')
    .flatMap((section) => (section.modele === 'prix-par-modele' ? section.modeles : []))
    .flatMap(({ prix }) => amountIn(prix) ?? []);
  if (amounts.length === 0) return {};
  const lowest = Math.min(...amounts.map(({ min }) => min));
  const highest = Math.max(...amounts.map(({ min, max = min }) => max));
  return { [MODEL_PRICES]: `${inThousands(lowest)} à ${euros(highest)}` };
}

/** Every name that the texts of a page may use, with its value; the page's own figures go before. */
export const namesOf = (
  { sections = [], faits }: { sections?: readonly Section[]; faits: Names },
  site: Names,
): Names => ({ ...site, ...computedNames(sections, site), ...faits });
