/**
 * Colours for places without CSS: drawings (also in mails and on pages of the function), share images, theme-color.
 * Those of src/styles/tokens.css have its names. Single constants, as a script ships only those that it uses.
 */
export const paper = '#fff';
export const mist = '#f3f7f7';
export const ink = '#0a1e24';
export const inkSoft = '#41565c';
export const rim = '#bcdcdf';
export const edge = '#0e7c86';
export const edgeBright = '#5cc6cd';
export const edgePale = '#ddf0f1';
export const edgeDeep = '#07454b';
export const onDeep = '#d3e8ea';
export const signal = '#ffc21a';
export const plateBlue = '#10399b';
export const ok = '#157347';
export const lens = '#0b3d44';
export const lensLit = '#ffcf4d';
/** Rubber, grilles, glass seams: darker than edge-deep, to contrast with it. */
export const bumper = '#07343a';
/** Interior seen through glass. */
export const inside = '#0b4b52';
/** Creases in sheet metal. */
export const fold = '#9cc9cd';
/** Sheet metal in shade. */
export const shade = '#d9e9ea';
/** Sky reflected in glass. */
export const sky = '#8ccbd1';
export const tail = '#c8453c';
