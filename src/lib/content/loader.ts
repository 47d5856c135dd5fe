import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { count } from '../../domain/sentence.ts';
import type { CollectionName } from '../../schemas/collections.ts';
import { buildDay } from '../build/build-day.ts';
import { checkTree } from '../check/check.ts';
import { asOf } from '../publish/as-of.ts';
import { formatIssue } from './issue.ts';
import type { ContentTree } from './parse.ts';
import { readContent } from './read.ts';

type Fill = (tree: ContentTree) => void;

/** By the folder that holds content/: it is read and checked once for all collections. */
const sources = new Map<string, { first: ReturnType<typeof checked>; fills: Fill[] }>();

/**
 * Fills a collection of Astro from the reader that `npm run check:content` uses, so that what is checked is what is
 * published. In dev a saved file is read again and fills every collection, as a price or an hour is named by any page; one
 * with a mistake is told in French and leaves the pages as they were. Drafts and what comes on a later day are shown in
 * dev, and left out of a build.
 *
 * @throws Error in a build when there is something to mend, each point having been logged
 */
export const contentLoader = (name: CollectionName): Loader => ({
  name: 'content',
  async load({ config, store, watcher, logger, generateDigest }) {
    const root = fileURLToPath(config.root);
    const day = watcher ? undefined : buildDay();
    const fill: Fill = (tree) => {
      const { entries } = asOf(tree, day);
      store.clear();
      // Astro takes a collection that never had an entry for a mistake, and says so on every page.
      store.set({ id: name, data: {} });
      store.delete(name);
      for (const { id, data, body, file } of entries[name]) {
        store.set({ id, data, body, filePath: file, digest: generateDigest({ data, body }) });
      }
    };
    const isFirst = !sources.has(root);
    const { first, fills } = sources.get(root) ?? { first: checked(root, logger), fills: [] };
    sources.set(root, { first, fills });
    if (first.points > 0 && !watcher)
      throw new Error(`content/ : ${count(first.points, 'point')} à corriger ; la liste est ci-dessus.`);
    fill(first.tree);
    fills.push(fill);
    if (!isFirst) return;
    watcher?.on('all', (_, path) => {
      if (!path.startsWith(join(root, 'content', sep))) return;
      const { tree, points } = checked(root, logger);
      if (points === 0) for (const refill of fills) refill(tree);
    });
  },
});

/** Reads and checks content/, and logs what there is to mend: so many points. */
function checked(root: string, logger: LoaderContext['logger']) {
  const tree = readContent(root);
  const issues = checkTree(tree);
  for (const issue of issues) logger.error(formatIssue(issue));
  return { tree, points: issues.length };
}
