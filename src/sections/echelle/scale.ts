import { amountIn, isAscending, numbersIn } from '../../lib/facts/kinds.ts';

const DISTANCE = /^\d+(?:,\d+)?(?:\sà\s\d+(?:,\d+)?)?\skm$/;

/** @param words «310 à 390 €» or «4 à 8 km» @returns ends of the range; empty if the text has another format */
export function endsOf(words: string, unit: '€' | 'km'): number[] {
  if (unit === 'km') return DISTANCE.test(words) && isAscending(numbersIn(words)) ? numbersIn(words) : [];
  const amount = amountIn(words);
  return amount ? [amount.min, amount.max ?? amount.min] : [];
}

/** Maximum number of steps from the lowest to the highest amount; rounding both outwards may add one. */
const SPACES = 4;

/** Rounds `least`, a positive number, up to 1, 2 or 5 times a power of ten. */
function roundUp(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((times) => times * unit >= least) ?? 10) * unit;
}

/** @returns round numbers at equal steps that span all amounts; empty if all amounts are equal */
export function scaleOver(amounts: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  if (!(highest > lowest)) return [];
  const step = roundUp((highest - lowest) / SPACES);
  const from = Math.floor(lowest / step);
  return Array.from({ length: Math.ceil(highest / step) - from + 1 }, (_, index) => (from + index) * step);
}
