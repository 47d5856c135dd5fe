/**
 * `npm run prelaunch`: fails while content/ holds a placeholder, a promise that the owner has not confirmed or a
 * question that no lawyer has answered, and lists them all.
 */

import { count } from '../domain/count.ts';
import { formatIssue } from '../lib/content/issue.ts';
import { openPoints } from '../lib/prelaunch/open-points.ts';

const issues = openPoints(process.cwd());
for (const issue of issues) console.error(`✗ ${formatIssue(issue)}`);
console.log(
  issues.length === 0
    ? 'Plus aucune donnée provisoire : le site peut ouvrir.'
    : `${count(issues.length, 'point')} à régler avant l’ouverture du site.`,
);
process.exitCode = issues.length === 0 ? 0 : 1;
