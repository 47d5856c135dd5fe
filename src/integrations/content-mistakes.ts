import { join, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { formatIssue } from '../lib/content/issue.ts';
import { checkContent } from '../lib/content/read.ts';
import { escapeText } from '../lib/text/whole-words.ts';

/** `__isEnhancedAstroErrorPayload` makes the overlay render HTML. The style hides the overlay's empty stack box. */
const overlayOf = (message: string) => ({
  __isEnhancedAstroErrorPayload: true,
  type: 'error' as const,
  err: {
    name: 'content/',
    title: 'À corriger',
    message: `<style>#stack { display: none; }</style>${escapeText(message)}`,
    stack: '',
  },
});

/** Shows content errors in the dev server's overlay. */
export const contentMistakes = (): AstroIntegration => ({
  name: 'content-mistakes',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const { root } = server.config;
      const show = () => {
        const issues = checkContent(root);
        if (issues.length === 0) return;
        server.ws.send(overlayOf(issues.map(formatIssue).join('\n\n')));
      };
      server.ws.on('connection', show);
      server.watcher.on('all', (_, path) => {
        if (path.startsWith(join(root, 'content', sep))) show();
      });
    },
  },
});
