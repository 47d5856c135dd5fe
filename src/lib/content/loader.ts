import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { count } from '../../domain/sentence.ts';
import type { CollectionName } from '../../schemas/collections.ts';
import { buildDay } from '../build/build-day.ts';
import { type Facts, siteFacts } from '../facts/facts.ts';
import { asOf } from '../publish/as-of.ts';
import { sourcesOf } from '../publish/published.ts';
import { formatIssue } from './issue.ts';
import type { ContentTree, RawEntry } from './parse.ts';
import { readContent } from './read.ts';

type Entries = ContentTree['entries'];
type Stored = Pick<RawEntry, 'id' | 'file' | 'body'> & { data: object };
type Fill = (entries: Entries) => void;

/** For each project folder, the first result of reading content/ and the functions that refill the collections. */
const sources = new Map<string, { first: ReturnType<typeof checked>; fills: Fill[] }>();

const factsOf = (entries: Entries): Facts => siteFacts(sourcesOf({ entries }));

/** Removes the site's facts from a page, because a hundred of them in each entry slow down the build. */
function withOwnFacts(entry: Stored, shared: Facts): Stored {
  if (!('faits' in entry.data)) return entry;
  const own = Object.entries(entry.data.faits as Facts).filter(([name, value]) => shared[name] !== value);
  return { ...entry, data: { ...entry.data, faits: Object.fromEntries(own) } };
}

/** Loads a collection of content/. `faits` of a page contains only facts that differ from those of the site. */
export const contentLoader = (name: CollectionName): Loader =>
  loaderOf(name, (entries) => {
    const shared = factsOf(entries);
    return entries[name].map((entry) => withOwnFacts(entry, shared));
  });

/** Loads the site's facts as the only entry of a collection. */
export const siteFactsLoader = (): Loader =>
  loaderOf('siteFacts', (entries) => [
    { id: 'siteFacts', file: 'content/reglages', body: '', data: factsOf(entries) },
  ]);

/**
 * Reads content/ once for all collections. After a change, the dev server refills all collections or, if there are
 * issues, keeps the old data.
 * @throws Error in a build with content issues, after logging each issue
 */
const loaderOf = (name: string, stored: (entries: Entries) => Stored[]): Loader => ({
  name: 'content',
  async load({ config, store, watcher, logger, generateDigest }) {
    const root = fileURLToPath(config.root);
    const day = watcher ? undefined : buildDay();
    const fill: Fill = (entries) => {
      store.clear();
      // Adds and deletes an entry, because Astro warns «collection is empty» on every page if no entry was ever set.
      store.set({ id: name, data: {} });
      store.delete(name);
      for (const { id, data, body, file } of stored(entries)) {
        store.set({ id, data: { ...data }, body, filePath: file, digest: generateDigest({ data, body }) });
      }
    };
    const isFirst = !sources.has(root);
    const { first, fills } = sources.get(root) ?? { first: checked(root, logger, day), fills: [] };
    sources.set(root, { first, fills });
    if (first.points > 0 && !watcher)
      throw new Error(`content/ : ${count(first.points, 'point')} à corriger ; la liste est ci-dessus.`);
    fill(first.entries);
    fills.push(fill);
    if (!isFirst) return;
    watcher?.on('all', (_, path) => {
      if (!path.startsWith(join(root, 'content', sep))) return;
      const { entries, points } = checked(root, logger, day);
      if (points === 0) for (const refill of fills) refill(entries);
    });
  },
});

function checked(root: string, logger: LoaderContext['logger'], day: string | undefined) {
  const tree = readContent(root);
  for (const issue of tree.issues) logger.error(formatIssue(issue));
  return { entries: asOf(tree, day).entries, points: tree.issues.length };
}
