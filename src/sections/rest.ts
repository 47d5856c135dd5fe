/** Number of rows hidden behind a button: none or at least two. @param open number of rows shown at first */
export const restOf = (folded: boolean, rows: number, open: number): number =>
  folded && rows > open + 1 ? rows - open : 0;
