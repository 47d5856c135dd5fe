/**
 * Measures for writing a plate on the car drawing: an image cannot use the page's fonts. In units of the view box.
 */
export const WHOLE_CAR = {
  viewBox: '-16 -4 432 372',
  width: 432,
  height: 372,
  /** Centre and baseline of the text, and the maximum width of a long one. */
  plate: { x: 201, y: 292.5, width: 150 },
} as const;
