/**
 * `npm run prelaunch`: fails while content/ holds a placeholder, a promise that the owner has not confirmed or a
 * question that no lawyer has answered, and lists them all.
 */

import { count } from '../domain/count.ts';
import { checkTree } from '../lib/content/check.ts';
import { formatIssue } from '../lib/content/issue.ts';
import { readContent } from '../lib/content/read.ts';
import { findOpenCommitments } from '../lib/prelaunch/commitments.ts';
import { findPlaceholders } from '../lib/prelaunch/placeholders.ts';

const content = readContent(process.cwd());
const issues = [...checkTree(content), ...findPlaceholders(content), ...findOpenCommitments(content)];
for (const issue of issues) console.error(`✗ ${formatIssue(issue)}`);
console.log(
  issues.length === 0
    ? 'Plus aucune donnée provisoire : le site peut ouvrir.'
    : `${count(issues.length, 'point')} à régler avant l’ouverture du site.`,
);
process.exitCode = issues.length === 0 ? 0 : 1;
