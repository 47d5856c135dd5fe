/**
 * Position of the plate's text on the drawing, in view box units. The page draws the text, as an image cannot use the
 * page's fonts.
 */
export const WHOLE_CAR = {
  viewBox: '-16 -4 432 372',
  width: 432,
  height: 372,
  /** Centre, baseline and maximum width. */
  plate: { x: 201, y: 292.5, width: 150 },
} as const;
