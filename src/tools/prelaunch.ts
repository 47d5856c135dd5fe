/** `npm run prelaunch`: fails while a placeholder is left in content/, and lists them all (DESIGN §2). */

import { count } from '../domain/count.ts';
import { checkContent } from '../lib/content/check.ts';
import { formatIssue } from '../lib/content/issue.ts';
import { readContent } from '../lib/content/read.ts';
import { findPlaceholders } from '../lib/prelaunch/placeholders.ts';

const root = process.cwd();
const issues = [...checkContent(root), ...findPlaceholders(readContent(root))];
for (const issue of issues) console.error(`✗ ${formatIssue(issue)}`);
console.log(
  issues.length === 0
    ? 'Plus aucune donnée provisoire : le site peut ouvrir.'
    : `${count(issues.length, 'point')} à régler avant l’ouverture du site.`,
);
process.exitCode = issues.length === 0 ? 0 : 1;
