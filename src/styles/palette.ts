/**
 * Colours where CSS is not available: drawings (also in e-mails), share images, theme-color. Shared ones are named
 * like their token in src/styles/tokens.css.
 */
export const PAINT = {
  paper: '#fff',
  ink: '#0a1e24',
  edge: '#0e7c86',
  edgeBright: '#5cc6cd',
  edgePale: '#ddf0f1',
  edgeDeep: '#07454b',
  onDeep: '#d3e8ea',
  signal: '#ffc21a',
  plateBlue: '#10399b',
  ok: '#157347',
  lens: '#0b3d44',
  lensLit: '#ffcf4d',
  /** Rubber, grilles, glass seams. */
  bumper: '#07343a',
  inside: '#0b4b52',
  fold: '#9cc9cd',
  shade: '#d9e9ea',
  sky: '#8ccbd1',
  tail: '#c8453c',
} as const;

/** Separate, as the form's drawings ship the others to every visitor. */
export const MAIL_PAINT = { inkSoft: '#41565c', mist: '#f3f7f7', rim: '#bcdcdf' } as const;
