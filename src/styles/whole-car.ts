/**
 * Size of the car's drawing, and position of the plate's text in view box units. The page draws the text, because an
 * image cannot use the page's fonts.
 */
export const WHOLE_CAR = {
  viewBox: '-16 -4 432 372',
  width: 432,
  height: 372,
  /** x of the text's centre, y of the baseline, and maximum width of the text. */
  plate: { x: 201, y: 292.5, width: 150 },
} as const;
