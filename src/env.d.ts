/// <reference types="astro/client" />

declare namespace App {
  /** Set by the layout, read by the links and forms of the page. */
  interface Locals {
    page: import('./lib/page-context.ts').PageContext;
  }
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
