import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { typeset } from '../domain/typography.ts';
import { parseContent } from '../lib/content/parse.ts';
import { rawEntries } from '../lib/content/raw.ts';
import { siteFacts } from '../lib/facts/facts.ts';
import { sourcesOf } from '../lib/publish/published.ts';
import { resolveData } from '../lib/publish/resolve.ts';
import { COLLECTIONS, type CollectionName } from '../schemas/collections.ts';

const TEXTS = ['formulaire', 'cookies', 'horaires'] as const satisfies readonly CollectionName[];

const SOURCES: readonly CollectionName[] = ['horaires', 'tarifs', 'engagements', 'questions-juriste'];

/**
 * Fills shared facts into the texts of the form and the cookie banner and into the hours, resolves their passages and
 * applies French typography. Answers to commitments do not reach the browser; the form fills in all other placeholders.
 */
export const publishedTexts = (): AstroIntegration => ({
  name: 'published-texts',
  hooks: {
    'astro:config:setup': ({ config, updateConfig }) => {
      const root = fileURLToPath(config.root);
      const files = new Map<string, (typeof TEXTS)[number]>(
        TEXTS.map((name) => [`${root}${COLLECTIONS[name].base}`, name]),
      );
      function transform(this: { addWatchFile: (path: string) => void }, code: string, id: string) {
        const name = files.get(id);
        if (!name) return undefined;
        // Reloads the page when a price or the hours change.
        for (const source of SOURCES) this.addWatchFile(`${root}${COLLECTIONS[source].base}`);
        const tree = parseContent((source, issues) =>
          SOURCES.includes(source) ? rawEntries(root, source, issues) : [],
        );
        const facts = siteFacts(sourcesOf(tree));
        const published = resolveData(JSON.parse(code), COLLECTIONS[name].schema, facts);
        return JSON.stringify(published, (_, value: unknown) =>
          typeof value === 'string' ? typeset(value) : value,
        );
      }
      updateConfig({ vite: { plugins: [{ name: 'published-texts', enforce: 'pre', transform }] } });
    },
  },
});
