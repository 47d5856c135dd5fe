import { checkTree } from '../check/check.ts';
import { photoIssues } from '../check/photo-files.ts';
import { takenAwayIssues } from '../check/taken-away.ts';
import { publish } from '../publish/published.ts';
import type { ContentIssue } from './issue.ts';
import { type ContentTree, parseContent } from './parse.ts';
import { rawEntries, strayFiles } from './raw.ts';

/**
 * Reads and checks content/ without Astro and reports all issues at once. Texts are filled in; `written` has the
 * source.
 * @param root folder that contains content/
 */
export function readContent(root: string): ContentTree {
  const tree = publish(parseContent((name, issues) => rawEntries(root, name, issues)));
  return { ...tree, issues: [...tree.issues, ...strayFiles(root), ...photoIssues(root, tree)] };
}

/** Also reports URLs removed since earlier commits. */
export function checkContent(root: string): ContentIssue[] {
  const tree = readContent(root);
  return [...checkTree(tree), ...takenAwayIssues(root, tree)];
}
