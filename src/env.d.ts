/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly OUT_DIR: string;
}

declare namespace App {
  interface PageContext {
    /** Name of the page in tracked events, such as `remplacement-pare-brise-93`. */
    slug: string;
    collection: import('./lib/content/path-of.ts').PageCollection;
    crumb: string;
    /** Prefilled text of WhatsApp links. */
    message: string;
    /** Target of quote links on the page with the form. */
    devisHref?: string;
    facts: import('./lib/facts/facts.ts').Facts;
  }

  /** Data of the page being rendered. Each page sets `page` with `openPage()`. */
  interface Locals {
    page: PageContext;
  }
}

declare module 'virtual:photos' {
  /** Photos by path from the project root. */
  const photos: Record<string, import('astro').ImageMetadata>;
  export default photos;
}

declare module 'subset-font' {
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
