/** `npm run check:content`: prints content errors. */

import { count } from '../domain/sentence.ts';
import { formatIssue } from '../lib/content/issue.ts';
import { checkContent } from '../lib/content/read.ts';

const issues = checkContent(process.cwd());
for (const issue of issues) console.error(`✗ ${formatIssue(issue)}`);
console.log(
  issues.length === 0 ? 'Le contenu est en ordre.' : `${count(issues.length, 'point')} à corriger.`,
);
process.exitCode = issues.length === 0 ? 0 : 1;
