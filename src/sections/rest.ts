/** Number of rows that a phone hides behind a button; a single row is not worth hiding. */
export const restOf = (folded: boolean, rows: number, open: number): number =>
  folded && rows > open + 1 ? rows - open : 0;
