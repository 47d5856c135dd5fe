/**
 * `npm run prelaunch`: what is left to settle before the site opens, by who can answer. Fails while there is anything,
 * in content/ or in the environment, which is tried.
 */

import { environmentPoints } from '../../netlify/prelaunch.ts';
import { formatIssue } from '../lib/content/issue.ts';
import { checkContent } from '../lib/content/read.ts';
import { opening } from '../lib/opening/opening.ts';
import { type OpenGroup, openingListOf } from '../lib/opening/points.ts';
import { printOpening } from '../lib/opening/print.ts';

const mistakes = checkContent(process.cwd());
for (const mistake of mistakes) console.error(`✗ ${formatIssue(mistake)}`);

const found = await environmentPoints(Date.now());
const wrong = found.filter(({ kind }) => kind === 'error');
const environment: OpenGroup = {
  owner: 'technicien',
  title: 'Variables d’environnement et services',
  settled: wrong.length === 0 ? 1 : 0,
  points: wrong.map(({ message }) => ({
    where: /[A-Z]+(?:_[A-Z]+)+/.exec(message)?.[0] ?? 'Stockage',
    text: message,
    pages: [],
  })),
};
const list = openingListOf([...opening(process.cwd()).groups, environment]);
console.log(printOpening(list));
for (const { kind, message } of found) if (kind === 'question') console.log(`  ? ${message}`);
process.exitCode = mistakes.length === 0 && list.settled === list.total ? 0 : 1;
