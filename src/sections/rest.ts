/**
 * How many rows of a long list a phone keeps behind a button: those after the first `open`, or none where a single one
 * would be left, for which the button takes the same room.
 */
export const restOf = (folded: boolean, rows: number, open: number): number =>
  folded && rows > open + 1 ? rows - open : 0;
