import type { ContentTree } from '../../lib/content/parse.ts';
import { pagesIn, pathOf } from '../../lib/content/path-of.ts';
import { SITE_HOST, SITE_ORIGIN } from '../../lib/site/origin.ts';

/**
 * Text of the `_redirects` file. One rule per redirect is enough, because the host ignores trailing slashes.
 * @param tree content of this build (in a preview, with drafts); redirects from the path of a page in it are omitted
 */
export function redirectRules(tree: ContentTree): string {
  const bare = SITE_HOST.replace(/^www\./, '');
  const hosts = ['http', 'https'].map((scheme) => `${scheme}://${bare}/* ${SITE_ORIGIN}/:splat 301!`);
  const built = pagesIn(tree).map(pathOf);
  const paths = tree.entries.redirections
    .filter(({ data: { de } }) => !built.includes(de))
    .map(({ data: { de, vers } }) => `${de} ${vers} 301!`);
  return `${[...hosts, ...paths].join('\n')}\n`;
}
