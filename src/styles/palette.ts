/**
 * Colours for drawings, e-mails, share images and `theme-color`, which cannot use custom properties. A colour that is
 * also a custom property has the same name there. Each is a separate export, so that scripts contain only those in use.
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
/** Colour of rubber, grilles and glass seams. */
export const bumper = '#07343a';
export const inside = '#0b4b52';
export const fold = '#9cc9cd';
export const shade = '#d9e9ea';
export const sky = '#8ccbd1';
export const tail = '#c8453c';
