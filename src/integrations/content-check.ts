import type { AstroIntegration } from 'astro';
import { checkContent } from '../lib/content/check.ts';
import { formatIssue } from '../lib/content/issue.ts';
import { count } from '../lib/count.ts';

/**
 * Stops a build on the first look at content/ that has a mistake in it, with all mistakes told in French.
 * Astro alone only logs a reference to an entry that does not exist.
 */
export const contentCheck = (): AstroIntegration => ({
  name: 'content-check',
  hooks: {
    'astro:config:done': ({ logger }) => {
      const issues = checkContent(process.cwd());
      if (issues.length === 0) return;
      for (const issue of issues) logger.error(formatIssue(issue));
      throw new Error(`content/ : ${count(issues.length, 'point')} à corriger ; la liste est ci-dessus.`);
    },
  },
});
