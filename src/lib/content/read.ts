import { checkTree } from './check.ts';
import type { ContentIssue } from './issue.ts';
import { type ContentTree, parseContent } from './parse.ts';
import { rawEntries } from './raw.ts';

/**
 * Reads and checks every file of content/ without Astro, so that an editor's mistake is told in French, all at once, with
 * file and field.
 *
 * @param root folder that holds content/
 */
export const readContent = (root: string): ContentTree =>
  parseContent((name, issues) => rawEntries(root, name, issues));

/** Everything an editor has to mend in content/. */
export const checkContent = (root: string): ContentIssue[] => checkTree(readContent(root));
