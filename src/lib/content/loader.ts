import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { count } from '../../domain/sentence.ts';
import { COLLECTIONS, type CollectionName } from '../../schemas/collections.ts';
import { checkTree } from './check.ts';
import { formatIssue } from './issue.ts';
import type { ContentTree } from './parse.ts';
import { readContent } from './read.ts';

/** What all collections are filled from at the start: content/ is read and checked once. */
let atStart: (() => ContentTree) | undefined;

/**
 * Fills a collection of Astro from the reader that `npm run check:content` uses, so that what is checked is what is
 * published. While the site is being written, a saved file is read again; one with a mistake is told in French and leaves
 * the page as it was.
 *
 * @throws Error on the first reading when there is something to mend, each point having been logged
 */
export const contentLoader = (name: CollectionName): Loader => ({
  name: 'content',
  async load({ config, store, watcher, logger, generateDigest }) {
    const root = fileURLToPath(config.root);
    const fill = ({ entries }: ContentTree): void => {
      store.clear();
      for (const { id, data, body, file } of entries[name]) {
        store.set({ id, data, body, filePath: file, digest: generateDigest({ data, body }) });
      }
    };
    atStart ??= checked(root, logger);
    fill(atStart());

    const base = fileURLToPath(new URL(COLLECTIONS[name].base, config.root));
    watcher?.on('all', (_, path) => {
      if (path !== base && !path.startsWith(`${base}/`)) return;
      try {
        fill(checked(root, logger)());
      } catch (error) {
        logger.error(String(error));
      }
    });
  },
});

/** Reads and checks content/, and logs what there is to mend; the result throws if there is anything. */
function checked(root: string, logger: LoaderContext['logger']): () => ContentTree {
  const tree = readContent(root);
  const issues = checkTree(tree);
  for (const issue of issues) logger.error(formatIssue(issue));
  return () => {
    if (issues.length === 0) return tree;
    throw new Error(`content/ : ${count(issues.length, 'point')} à corriger ; la liste est ci-dessus.`);
  };
}
