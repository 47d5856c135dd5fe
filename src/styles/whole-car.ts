/** Size of the drawing of the car, and position of the plate's text in view box units. The page draws the text. */
export const WHOLE_CAR = {
  viewBox: '-16 -4 432 372',
  width: 432,
  height: 372,
  /** x of the text's centre, y of the baseline, and maximum width of the text. */
  plate: { x: 201, y: 292.5, width: 150 },
} as const;
