/** Rows that a phone hides behind a button; a single one would not be worth it. */
export const restOf = (folded: boolean, rows: number, open: number): number =>
  folded && rows > open + 1 ? rows - open : 0;
