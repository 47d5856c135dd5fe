/** The display face as pages fetch it, cut by the display-face integration before any page is built. */
export const DISPLAY_FACE = '.astro/display-face.woff2';
