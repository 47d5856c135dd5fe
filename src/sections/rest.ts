/** Number of rows that phones hide behind a button. A single row is not worth a button. */
export const restOf = (folded: boolean, rows: number, open: number): number =>
  folded && rows > open + 1 ? rows - open : 0;
