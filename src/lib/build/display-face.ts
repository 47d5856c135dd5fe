/** Written by integrations/display-face.ts before pages are built. */
export const DISPLAY_FACE = '.astro/display-face.woff2';
