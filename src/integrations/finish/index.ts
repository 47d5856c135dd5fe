import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildDay } from '../../lib/build/build-day.ts';
import { filesIn } from '../../lib/content/files.ts';
import { readContent } from '../../lib/content/read.ts';
import { asOf } from '../../lib/publish/as-of.ts';
import { redirectRules } from './redirects.ts';
import { writeHeaders } from './write-headers.ts';

export const finish = (): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      const pages = filesIn(root, '**/*.html').map((file) => readFileSync(join(root, file), 'utf8'));
      writeHeaders(root, pages);
      const built = asOf(readContent(process.cwd()), buildDay());
      writeFileSync(join(root, '_redirects'), redirectRules(built));
    },
  },
});
