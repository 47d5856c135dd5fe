/** Colours of the house (src/styles/tokens.css) where no style sheet reaches: a drawn image, the browser's own frame. */
export const COLOURS = {
  ink: '#0a1e24',
  paper: '#ffffff',
  edge: '#0e7c86',
  edgeBright: '#5cc6cd',
  edgeDeep: '#07454b',
  onDeep: '#d3e8ea',
  plateBlue: '#10399b',
} as const;

/** Size that link previews ask for, in pixels. */
export const SIZE = { width: 1200, height: 630 } as const;
