import { checkTree } from '../check/check.ts';
import { photoIssues } from '../check/photo-files.ts';
import { takenAwayIssues } from '../check/taken-away.ts';
import { publish } from '../publish/published.ts';
import type { ContentIssue } from './issue.ts';
import { type ContentTree, parseContent } from './parse.ts';
import { rawEntries, strayFiles } from './raw.ts';

/**
 * Reads and checks every file of content/ without Astro, so that an editor's mistake is told in French, all at once, with
 * file and field. Texts are as they are published; `written` keeps them as the files say them.
 *
 * @param root folder that holds content/
 */
export function readContent(root: string): ContentTree {
  const tree = publish(parseContent((name, issues) => rawEntries(root, name, issues)));
  return { ...tree, issues: [...tree.issues, ...strayFiles(root), ...photoIssues(root, tree)] };
}

/** Everything an editor has to mend in content/, as it is and after what it was. */
export function checkContent(root: string): ContentIssue[] {
  const tree = readContent(root);
  return [...checkTree(tree), ...takenAwayIssues(root, tree)];
}
