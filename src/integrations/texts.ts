import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { typeset } from '../domain/typography.ts';
import { parseContent } from '../lib/content/parse.ts';
import { rawEntries } from '../lib/content/raw.ts';
import { siteFacts } from '../lib/facts/facts.ts';
import { sourcesOf } from '../lib/publish/published.ts';
import { resolveData } from '../lib/publish/resolve.ts';
import { COLLECTIONS, type CollectionName } from '../schemas/collections.ts';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const TEXTS = ['formulaire', 'cookies', 'horaires'] as const satisfies readonly CollectionName[];

const SOURCES: readonly CollectionName[] = ['horaires', 'tarifs', 'engagements', 'questions-juriste'];

/** Prefix of module ids: `<PREFIX>formulaire` for a file of texts, `<PREFIX>formulaire/carte` for a group in it. */
const PREFIX = '\0published-texts/';

const toCode = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? typeset(value) : value));

/** Code that exports each text as a constant and each group as a module, so that bundles contain only texts in use. */
function moduleOf(id: string, texts: object, isFile: boolean): string {
  const isGroup = (value: unknown) => isFile && typeof value === 'object' && !Array.isArray(value);
  const named = Object.entries(texts).map(([key, value]) =>
    isGroup(value)
      ? `export * as ${key} from ${JSON.stringify(`${id}/${key}`)};`
      : `export const ${key} = ${toCode(value)};`,
  );
  return [...named, isFile ? `export default ${toCode(texts)};` : ''].join('\n');
}

/** Reads a file of texts, fills in facts such as prices and omits `{si …}` passages that do not apply. */
function filledTexts(root: string, name: (typeof TEXTS)[number]): Record<string, object> {
  const tree = parseContent((source, issues) =>
    SOURCES.includes(source) ? rawEntries(root, source, issues) : [],
  );
  const [written] = rawEntries(root, name, []);
  return resolveData(written?.data, COLLECTIONS[name].schema, siteFacts(sourcesOf(tree))) as Record<
    string,
    object
  >;
}

function textModules(root: string): Plugin {
  /** Cache by file name, because Vite loads a text file and each group in it separately, in every environment. */
  const filled = new Map<string, Record<string, object>>();
  return {
    name: 'published-texts',
    enforce: 'pre',
    resolveId(source) {
      if (source.startsWith(PREFIX)) return source;
      const name = TEXTS.find((text) => source.endsWith(`/${COLLECTIONS[text].base}`));
      return name && PREFIX + name;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const [file, group] = id.slice(PREFIX.length).split('/');
      const name = TEXTS.find((text) => text === file);
      if (!name) return undefined;
      const texts = filled.get(name) ?? filledTexts(root, name);
      filled.set(name, texts);
      return moduleOf(id, group ? (texts[group] ?? {}) : texts, !group);
    },
    // Reloads the page when a text, a price or the hours change.
    hotUpdate({ file }) {
      if (![...TEXTS, ...SOURCES].some((name) => file.endsWith(`/${COLLECTIONS[name].base}`)))
        return undefined;
      filled.clear();
      const modules = [...this.environment.moduleGraph.idToModuleMap.values()];
      return modules.filter(({ id }) => id?.startsWith(PREFIX));
    },
  };
}

/**
 * Resolves facts and `{si …}` passages in the texts of form and cookie banner at build time, so that browsers do not
 * receive the company's answers in engagements.json. The form fills in the remaining placeholders.
 */
export const publishedTexts = (): AstroIntegration => ({
  name: 'published-texts',
  hooks: {
    'astro:config:setup': ({ config, updateConfig }) =>
      void updateConfig({ vite: { plugins: [textModules(fileURLToPath(config.root))] } }),
  },
});
