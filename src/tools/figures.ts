/** `npm run figures`: every advertised figure by topic and page, marking those that disagree. */
import { formatIssue } from '../lib/content/issue.ts';
import { readContent } from '../lib/content/read.ts';
import { collectFigures } from '../lib/figures/collect.ts';
import { figureRows, formatFigures } from '../lib/figures/table.ts';

const tree = readContent(process.cwd());
for (const issue of tree.issues) console.error(`✗ ${formatIssue(issue)}`);
console.log(formatFigures(figureRows(collectFigures(tree))));
process.exitCode = tree.issues.length === 0 ? 0 : 1;
