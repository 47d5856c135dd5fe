import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildDay } from '../../lib/build/build-day.ts';
import { filesIn } from '../../lib/content/files.ts';
import { readContent } from '../../lib/content/read.ts';
import { asOf } from '../../lib/publish/as-of.ts';
import { SITE_HOST, SITE_ORIGIN } from '../../lib/site/origin.ts';
import { writeHeaders } from './write-headers.ts';

/** One rule per redirect is enough, because the host ignores trailing slashes. */
function writeRedirects(root: string): void {
  const bare = SITE_HOST.replace(/^www\./, '');
  const hosts = ['http', 'https'].map((scheme) => `${scheme}://${bare}/* ${SITE_ORIGIN}/:splat 301!`);
  const { redirections } = asOf(readContent(process.cwd()), buildDay()).entries;
  const paths = redirections.map(({ data: { de, vers } }) => `${de} ${vers} 301!`);
  writeFileSync(join(root, '_redirects'), `${[...hosts, ...paths].join('\n')}\n`);
}

export const finish = (): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      const pages = filesIn(root, '**/*.html').map((file) => readFileSync(join(root, file), 'utf8'));
      writeHeaders(root, pages);
      writeRedirects(root);
    },
  },
});
