import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OLD_PATHS } from '../../lib/old-paths.ts';
import { SITE_HOST, SITE_ORIGIN } from '../../lib/site-origin.ts';

/**
 * Writes the host's `_redirects` file: the bare host to the www host keeping path and query, and the old
 * addresses home. The host takes an address with a slash at its end for the same.
 */
export function writeRedirects(root: string): void {
  const bare = SITE_HOST.replace(/^www\./, '');
  const hosts = ['http', 'https'].map((scheme) => `${scheme}://${bare}/* ${SITE_ORIGIN}/:splat 301!`);
  const paths = OLD_PATHS.map((path) => `${path} / 301!`);
  writeFileSync(join(root, '_redirects'), `${[...hosts, ...paths].join('\n')}\n`);
}
