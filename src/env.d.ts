/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Output folder of the build. */
  readonly OUT_DIR: string;
}

declare namespace App {
  /** Page data for its components. */
  interface PageContext {
    /** Name of the page in tracked events, such as `remplacement-pare-brise-93`; `accueil` for the home page. */
    slug: string;
    /** Prefilled text of WhatsApp links on this page. */
    message: string;
    /** Where quote links lead on the page with the form. */
    devisHref?: string;
  }

  /** Set by the layout, read by links and forms. */
  interface Locals {
    page: PageContext;
    /** Style sheets already linked. */
    linkedStyles?: Set<string>;
  }
}

declare module 'virtual:photos' {
  /** Photos in use, by path from the project root. */
  const photos: Record<string, import('astro').ImageMetadata>;
  export default photos;
}

declare module 'subset-font' {
  /** Subsets a font to characters, OpenType features and variation axes. */
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
