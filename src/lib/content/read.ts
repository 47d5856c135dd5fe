import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkTree } from '../check/check.ts';
import { photoIssues } from '../check/photo-files.ts';
import { takenAwayIssues } from '../check/taken-away.ts';
import { publish } from '../publish/published.ts';
import { filesIn } from './files.ts';
import type { ContentIssue } from './issue.ts';
import { type ContentTree, parseContent } from './parse.ts';
import { rawEntries, strayFiles } from './raw.ts';

declare global {
  /** tools/build.ts creates this cache. It is global, because Node and Vite load separate copies of this module. */
  var contentMemo: Map<string, ContentTree> | undefined;
}

/** Cache of the last tree, by the state of the files. Several parts of the dev server read this tree. */
const ownMemo = new Map<string, ContentTree>();

/**
 * Reads and checks content/ without Astro. @param root folder that contains content/
 * @returns all issues, and entries with their facts filled in; `written` of an entry is the source text
 */
export function readContent(root: string): ContentTree {
  const states = filesIn(root, 'content/**').map((file) => {
    const { mtimeMs, size } = statSync(join(root, file));
    return `${file} ${mtimeMs} ${size}`;
  });
  const state = [resolve(root), ...states].join('\n');
  const memo = globalThis.contentMemo ?? ownMemo;
  const known = memo.get(state);
  if (known) return known;
  const tree = publish(parseContent((name, issues) => rawEntries(root, name, issues)));
  const issues = [...tree.issues, ...strayFiles(root), ...photoIssues(root, tree)];
  const checked = { ...tree, issues: checkTree({ ...tree, issues }) };
  memo.clear();
  memo.set(state, checked);
  return checked;
}

/** @returns the issues of content/, and an issue for each formerly published page that is gone without a redirect */
export function checkContent(root: string): ContentIssue[] {
  const tree = readContent(root);
  return [...tree.issues, ...takenAwayIssues(root, tree)];
}
