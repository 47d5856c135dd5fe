import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';
import { pagesIn } from '../content/path-of.ts';
import { checkAddresses } from './addresses.ts';
import { checkAnchors } from './anchors.ts';
import { checkFacts } from './facts.ts';
import { checkHeadings } from './headings.ts';
import { checkMarks } from './marks.ts';
import { checkReferences } from './references.ts';
import { checkReviewSlip } from './review-slip.ts';
import { checkScales } from './scales.ts';

/** Reports text below the front matter, which no page shows. */
const checkBodies = (tree: ContentTree): ContentIssue[] =>
  pagesIn(tree).flatMap(({ file, body }) => {
    const message = 'a du texte sous l’en-tête, que la page ne montre pas : mettez-le dans une section';
    return body ? [{ file, field: '', message }] : [];
  });

const CHECKS = [
  checkBodies,
  checkReferences,
  checkFacts,
  checkScales,
  checkMarks,
  checkHeadings,
  checkAnchors,
  checkAddresses,
  checkReviewSlip,
];

/** Runs the checks only if the files have no issues yet, because references to a rejected file would seem dead. */
export const checkTree = (tree: ContentTree): ContentIssue[] =>
  tree.issues.length > 0 ? tree.issues : CHECKS.flatMap((check) => check(tree));
