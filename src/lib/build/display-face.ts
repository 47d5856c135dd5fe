/** integrations/display-face.ts writes this file before pages are built. */
export const DISPLAY_FACE = '.astro/display-face.woff2';
