/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The folder that the site is built into. */
  readonly OUT_DIR: string;
}

declare namespace App {
  /** The context of a page, for its parts. */
  interface PageContext {
    /** Name of the page in measured events, as `remplacement-pare-brise-93`; the home page is `accueil`. */
    slug: string;
    /** Text that a chat opened from this page begins with. */
    message: string;
    /** Where the quote leads, on the page that holds the flow. */
    devisHref?: string;
  }

  /** Set by the layout, read by the links and forms of the page. */
  interface Locals {
    page: PageContext;
    /** Style sheets that the page has linked. */
    linkedStyles?: Set<string>;
  }
}

declare module 'virtual:photos' {
  /** Photographs that pages show, by their paths from the project's root. */
  const photos: Record<string, import('astro').ImageMetadata>;
  export default photos;
}

declare module 'subset-font' {
  /** Cuts a font to the characters of a text and to given features, and a variable one to given axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
