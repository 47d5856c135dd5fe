/** Path of the display font, which integrations/display-face.ts writes before pages are built. */
export const DISPLAY_FACE = '.astro/display-face.woff2';
