/** Number of rows that phones hide behind a button. Never one, which is not worth a button. */
export const restOf = (folded: boolean, rows: number, open: number): number =>
  folded && rows > open + 1 ? rows - open : 0;
