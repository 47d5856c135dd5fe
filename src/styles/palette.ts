/**
 * Colours where no style sheet reaches: drawings, which are files for mails and pages of the function too, share images,
 * the frame of a browser. Those that style sheets use as well have the name of their token (src/styles/tokens.css).
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
  /** Rubber, grilles, seams of the glass: edge-deep a shade darker, so that it holds on an edge-deep ground. */
  bumper: '#07343a',
  /** Seats and what else is seen through glass. */
  inside: '#0b4b52',
  /** Folds of the sheet metal. */
  fold: '#9cc9cd',
  /** Sheet metal in the shade. */
  shade: '#d9e9ea',
  /** The sky in a pane. */
  sky: '#8ccbd1',
  tail: '#c8453c',
} as const;

/** What mails use besides; apart, as the drawings of the flow bring the others to every visitor. */
export const MAIL_PAINT = { inkSoft: '#41565c', mist: '#f3f7f7', rim: '#bcdcdf' } as const;
