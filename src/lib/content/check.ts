import { checkAddresses } from './addresses.ts';
import { checkAsWritten } from './as-written.ts';
import { checkCoherence } from './coherence.ts';
import { checkCommitments } from './commitments.ts';
import { checkFigures } from './figures-used.ts';
import { checkHeadings } from './headings.ts';
import type { ContentIssue } from './issue.ts';
import type { ContentTree } from './parse.ts';
import { checkRating } from './rating.ts';
import { checkReferences } from './references.ts';

const CHECKS = [
  checkReferences,
  checkFigures,
  checkRating,
  checkAsWritten,
  checkHeadings,
  checkAddresses,
  checkCoherence,
  checkCommitments,
];

/**
 * Everything an editor has to mend, in reading order. References are only looked at once every file reads well: a file
 * left out would make its links look broken.
 */
export const checkTree = (tree: ContentTree): ContentIssue[] =>
  tree.issues.length > 0 ? tree.issues : CHECKS.flatMap((check) => check(tree));
