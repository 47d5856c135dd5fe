import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';
import { checkAddresses } from './addresses.ts';
import { checkAnchors } from './anchors.ts';
import { checkFacts } from './facts.ts';
import { checkHeadings } from './headings.ts';
import { checkMarks } from './marks.ts';
import { checkReferences } from './references.ts';

const CHECKS = [checkReferences, checkFacts, checkMarks, checkHeadings, checkAnchors, checkAddresses];

/**
 * All issues in reading order. References are checked only once every file parses: links to a file left out would
 * look broken.
 */
export const checkTree = (tree: ContentTree): ContentIssue[] =>
  tree.issues.length > 0 ? tree.issues : CHECKS.flatMap((check) => check(tree));
