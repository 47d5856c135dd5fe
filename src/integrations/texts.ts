import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { typeset } from '../domain/typography.ts';
import { parseContent } from '../lib/content/parse.ts';
import { rawEntries } from '../lib/content/raw.ts';
import { siteNames } from '../lib/facts/names.ts';
import { sourcesOf } from '../lib/publish/published.ts';
import { resolveData } from '../lib/publish/resolve.ts';
import { COLLECTIONS, type CollectionName } from '../schemas/collections.ts';

/** Files of content/ that components and islands import. */
const TEXTS = ['formulaire', 'cookies', 'horaires'] as const satisfies readonly CollectionName[];

/** What their passages, `{horaires}` and common figures are made of. */
const SOURCES: readonly CollectionName[] = ['horaires', 'tarifs', 'engagements', 'questions-juriste'];

/**
 * Imports the texts of the flow and of the banner as they are published: set as French is, with the firm's hours and
 * common figures, without the passages whose promise is refused. Promises themselves stay out of the browser. Other `{names}` are the flow's own.
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
        // In dev a text is read again when a price or an hour that it names was changed.
        for (const source of SOURCES) this.addWatchFile(`${root}${COLLECTIONS[source].base}`);
        const tree = parseContent((source, issues) =>
          SOURCES.includes(source) ? rawEntries(root, source, issues) : [],
        );
        const names = siteNames(sourcesOf(tree));
        const published = resolveData(JSON.parse(code), COLLECTIONS[name].schema, names);
        return JSON.stringify(published, (_, value: unknown) =>
          typeof value === 'string' ? typeset(value) : value,
        );
      }
      updateConfig({ vite: { plugins: [{ name: 'published-texts', enforce: 'pre', transform }] } });
    },
  },
});
