import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { count } from '../../domain/sentence.ts';
import type { CollectionName } from '../../schemas/collections.ts';
import { buildDay } from '../build/build-day.ts';
import { asOf } from '../publish/as-of.ts';
import { formatIssue } from './issue.ts';
import type { ContentTree } from './parse.ts';
import { readContent } from './read.ts';

type Fill = (entries: ContentTree['entries']) => void;

/** For each project folder, the first result of reading content/ and the functions that refill the collections. */
const sources = new Map<string, { first: ReturnType<typeof checked>; fills: Fill[] }>();

/**
 * Reads content/ once for all collections. After a change, the dev server refills all collections or, if there are
 * issues, keeps the old data.
 * @throws Error in a build with content issues, after logging each issue
 */
export const contentLoader = (name: CollectionName): Loader => ({
  name: 'content',
  async load({ config, store, watcher, logger, generateDigest }) {
    const root = fileURLToPath(config.root);
    const day = watcher ? undefined : buildDay();
    const fill: Fill = (entries) => {
      store.clear();
      // Adds and deletes an entry, because Astro warns «collection is empty» on every page if no entry was ever set.
      store.set({ id: name, data: {} });
      store.delete(name);
      for (const { id, data, body, file } of entries[name]) {
        store.set({ id, data, body, filePath: file, digest: generateDigest({ data, body }) });
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
