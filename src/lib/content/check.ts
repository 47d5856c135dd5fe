import { checkCoherence } from './coherence.ts';
import type { ContentIssue } from './issue.ts';
import { readContent } from './read.ts';
import { checkReferences } from './references.ts';

/**
 * Everything an editor has to mend in content/, in reading order. References are only looked at once every file
 * reads well: a file left out would make its links look broken.
 *
 * @param root folder that holds content/
 */
export function checkContent(root: string): ContentIssue[] {
  const tree = readContent(root);
  return tree.issues.length > 0 ? tree.issues : [...checkReferences(tree), ...checkCoherence(tree)];
}
