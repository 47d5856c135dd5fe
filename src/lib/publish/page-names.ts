import type { Section } from '../../sections/section.ts';
import { amountIn, euros, inThousands } from '../facts/kinds.ts';
import type { Names } from '../facts/names.ts';
import { withoutUnknown } from '../facts/passages.ts';

/** Name of the price range over all models. */
export const MODEL_PRICES = 'prix-par-modele';

/** Facts derived from sections: the range of prices by model, unless removed. */
function computedNames(sections: readonly Section[], site: Names): Names {
  const amounts = sections
    .filter(({ titre }) => withoutUnknown(titre, site) !== '')
    .flatMap((section) => (section.modele === 'echelle' && section.unite === '€' ? section.lignes : []))
    .flatMap(({ valeur }) => amountIn(valeur) ?? []);
  if (amounts.length === 0) return {};
  const lowest = Math.min(...amounts.map(({ min }) => min));
  const highest = Math.max(...amounts.map(({ min, max = min }) => max));
  return { [MODEL_PRICES]: `${inThousands(lowest)} à ${euros(highest)}` };
}

/** Names available to a page; its own facts take precedence. */
export const namesOf = (
  { sections = [], faits }: { sections?: readonly Section[]; faits: Names },
  site: Names,
): Names => ({ ...site, ...computedNames(sections, site), ...faits });
