import { checkTree } from '../content/check.ts';
import type { ContentIssue } from '../content/issue.ts';
import { readContent } from '../content/read.ts';
import { findOpenCommitments } from './commitments.ts';
import { findPlaceholders } from './placeholders.ts';

/** All that keeps the site from being opened to the public: mistakes, placeholders, promises and questions of law. */
export function openPoints(root: string): ContentIssue[] {
  const content = readContent(root);
  return [...checkTree(content), ...findPlaceholders(content), ...findOpenCommitments(content)];
}
