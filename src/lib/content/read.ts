import { statSync } from 'node:fs';
import { join } from 'node:path';
import { checkTree } from '../check/check.ts';
import { photoIssues } from '../check/photo-files.ts';
import { takenAwayIssues } from '../check/taken-away.ts';
import { publish } from '../publish/published.ts';
import { filesIn } from './files.ts';
import type { ContentIssue } from './issue.ts';
import { type ContentTree, parseContent } from './parse.ts';
import { rawEntries, strayFiles } from './raw.ts';

/** The last tree is kept, as several parts of a build read the same files. */
let last: { state: string; tree: ContentTree } | undefined;

function publishedTree(root: string): ContentTree {
  const states = filesIn(root, 'content/**').map((file) => {
    const { mtimeMs, size } = statSync(join(root, file));
    return `${file} ${mtimeMs} ${size}`;
  });
  const state = [root, ...states].join('\n');
  if (last?.state !== state)
    last = { state, tree: publish(parseContent((name, issues) => rawEntries(root, name, issues))) };
  return last.tree;
}

/**
 * Reads and checks content/ without Astro, and reports all issues at once. Texts are filled in; `written` is the
 * source.
 * @param root folder that contains content/
 */
export function readContent(root: string): ContentTree {
  const tree = publishedTree(root);
  return { ...tree, issues: [...tree.issues, ...strayFiles(root), ...photoIssues(root, tree)] };
}

/** Also reports URLs that existed in earlier commits. */
export function checkContent(root: string): ContentIssue[] {
  const tree = readContent(root);
  return [...checkTree(tree), ...takenAwayIssues(root, tree)];
}
