import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formatIssue } from '../lib/content/issue.ts';
import { checkContent } from '../lib/content/read.ts';

/** While the site is being written, shows over the page what there is to mend in content/, in French. */
export const contentMistakes = (): AstroIntegration => {
  let root = '';
  return {
    name: 'content-mistakes',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        const show = () => {
          const issues = checkContent(root);
          if (issues.length === 0) return;
          const message = issues.map(formatIssue).join('\n');
          const err = { name: 'content/', title: 'À corriger', message, stack: '' };
          server.ws.send({ type: 'error', err });
        };
        server.ws.on('connection', show);
        server.watcher.on('all', (_, path) => {
          if (path.startsWith(`${root}content${sep}`)) show();
        });
      },
    },
  };
};
