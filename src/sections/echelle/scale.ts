/** Maximum number of steps between the lowest and the highest amount. */
const SPACES = 4;

/** Rounds up to 1, 2 or 5 times a power of ten. @param least above 0 */
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
