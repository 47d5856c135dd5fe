import type { Advances } from './advances.ts';

/** Columns that titles stand in, in em: from the narrowest phone to the widest desk. */
const COLUMNS = Array.from({ length: 300 }, (_, i) => 7 + i * 0.05);

/** Scales tried around the one at which both take the same room, and their distance. */
const STEPS = 12;
const STEP = 0.0025;

/** A title as line breaking sees it, in em. */
interface Measured {
  words: number[];
  space: number;
}

/** Number of lines that words fill in a column, each line taking what it can. */
function lineCount({ words, space }: Measured, column: number): number {
  let count = 1;
  let end = 0;
  for (const word of words) {
    const next = end === 0 ? word : end + space + word;
    if (end > 0 && next > column) count += 1;
    end = end > 0 && next > column ? word : next;
  }
  return count;
}

/**
 * The scale at which a stand-in breaks a title into as many lines as the face does, in as many columns as can be: a
 * line more or less moves the page when the face comes (ART, type). Of equal ones, the nearest to the same length.
 */
export function standInScale(title: string, face: Advances, standIn: Advances): number {
  // What a stand-in lacks, another font gives: taken to be as wide as ours.
  const width = (text: string, of: Advances): number =>
    [...text].reduce((sum, character) => sum + (of(character) ?? face(character) ?? 0), 0);
  const measured = (of: Advances): Measured => ({
    words: title.split(/[ \n]+/).map((word) => width(word, of)),
    space: width(' ', of),
  });
  const wanted = measured(face);
  const found = measured(standIn);
  const lines = COLUMNS.map((column) => lineCount(wanted, column));
  const same = width(title, face) / width(title, standIn);
  const scales = Array.from({ length: 2 * STEPS + 1 }, (_, i) => same + (i - STEPS) * STEP);
  // A larger stand-in in a column is the same one in a narrower column.
  const differing = (scale: number): number =>
    COLUMNS.filter((column, i) => lineCount(found, column / scale) !== lines[i]).length;
  return scales
    .map((scale) => ({ scale, cost: differing(scale) + Math.abs(scale - same) }))
    .reduce((best, next) => (next.cost < best.cost ? next : best)).scale;
}
