import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Runs the island at the first sign of use; islands of one group wake together. */
    'client:intent'?: string | boolean;
    /** As client:intent, and only where no consent was given or refused yet. */
    'client:consent'?: boolean;
  }
}

/** The two ways in which an island of this site starts (DESIGN §7). */
export const directives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
      addClientDirective({ name: 'consent', entrypoint: './src/directives/consent.ts' });
    },
  },
});
