/** Number of rows that phones hide behind a button: none or at least two. @param open rows that phones show */
export const restOf = (folded: boolean, rows: number, open: number): number =>
  folded && rows > open + 1 ? rows - open : 0;
