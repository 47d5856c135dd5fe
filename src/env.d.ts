/// <reference types="astro/client" />

declare namespace App {
  /** Set by the layout, read by the links and forms of the page. */
  interface Locals {
    page: import('./lib/page-context.ts').PageContext;
  }
}

declare module '*?script' {
  /** A script and all it imports, as one minified text (src/integrations/inline-scripts.ts). */
  const code: string;
  export default code;
}
