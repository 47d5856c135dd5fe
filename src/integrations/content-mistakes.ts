import { join, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { formatIssue } from '../lib/content/issue.ts';
import { checkContent } from '../lib/content/read.ts';
import { escapeHtml } from '../lib/text/markdown.ts';

/**
 * What Astro's overlay shows, as HTML: it is marked as made ready, so that Astro leaves it as it is. A mistake in a text
 * has no stack: its empty box, in English, goes.
 */
const overlayOf = (message: string) => ({
  __isEnhancedAstroErrorPayload: true,
  type: 'error' as const,
  err: {
    name: 'content/',
    title: 'À corriger',
    message: `<style>#stack { display: none; }</style>${escapeHtml(message)}`,
    stack: '',
  },
});

/** While the site is being written, shows over the page what there is to mend in content/, in French. */
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
