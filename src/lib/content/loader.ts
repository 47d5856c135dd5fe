import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { count } from '../../domain/sentence.ts';
import { COLLECTIONS, type CollectionName } from '../../schemas/collections.ts';
import { buildDay } from '../build/build-day.ts';
import { checkTree } from '../check/check.ts';
import { asOf } from '../publish/as-of.ts';
import { formatIssue } from './issue.ts';
import type { ContentTree } from './parse.ts';
import { readContent } from './read.ts';

/** The source of all collections: content/ is read and checked once. */
let atStart: ReturnType<typeof checked> | undefined;

/**
 * Fills a collection of Astro from the reader that `npm run check:content` uses, so that what is checked is what is
 * published. While the site is being written, a saved file is read again; one with a mistake is told in French and leaves
 * the page as it was, and is left out at the start. Drafts and what comes on a later day are shown there, and left out of
 * a build.
 *
 * @throws Error in a build when there is something to mend, each point having been logged
 */
export const contentLoader = (name: CollectionName): Loader => ({
  name: 'content',
  async load({ config, store, watcher, logger, generateDigest }) {
    const root = fileURLToPath(config.root);
    const day = watcher ? undefined : buildDay();
    const fill = (tree: ContentTree): void => {
      const { entries } = asOf(tree, day);
      store.clear();
      // Astro takes a collection that never had an entry for a mistake, and says so on every page.
      store.set({ id: name, data: {} });
      store.delete(name);
      for (const { id, data, body, file } of entries[name]) {
        store.set({ id, data, body, filePath: file, digest: generateDigest({ data, body }) });
      }
    };
    atStart ??= checked(root, logger);
    if (atStart.points > 0 && !watcher)
      throw new Error(`content/ : ${count(atStart.points, 'point')} à corriger ; la liste est ci-dessus.`);
    fill(atStart.tree);

    const base = fileURLToPath(new URL(COLLECTIONS[name].base, config.root));
    watcher?.on('all', (_, path) => {
      if (path !== base && !path.startsWith(`${base}/`)) return;
      const { tree, points } = checked(root, logger);
      if (points === 0) fill(tree);
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
