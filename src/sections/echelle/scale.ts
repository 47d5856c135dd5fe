/** Spaces between the lines of a scale, at most. */
const SPACES = 4;

/** The least of 1, 2, 5, 10, 20, 50 and so on that is not below a number. */
function roundUp(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((times) => times * unit >= least) ?? 10) * unit;
}

/** The lines of a scale over amounts, at round numbers from the first to the last; none where all are one. */
export function scaleOver(amounts: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  if (!(highest > lowest)) return [];
  const step = roundUp((highest - lowest) / SPACES);
  const from = Math.floor(lowest / step);
  return Array.from({ length: Math.ceil(highest / step) - from + 1 }, (_, index) => (from + index) * step);
}
