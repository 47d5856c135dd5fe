/**
 * Measures of the drawing of the whole car, for those that write a plate on it: the page's own text, as a picture has
 * none of its faces. In units of the view box.
 */
export const WHOLE_CAR = {
  viewBox: '-16 -4 432 372',
  width: 432,
  height: 372,
  /** Middle and baseline of the plate's text, and the width that a longer one is set to. */
  plate: { x: 201, y: 292.5, width: 150 },
} as const;
