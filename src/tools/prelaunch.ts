/**
 * `npm run prelaunch`: fails while content/ holds a placeholder, a promise that the owner has not confirmed or a
 * question that no lawyer has answered, or while the environment does not store and tell requests; lists them all.
 */

import { environmentPoints } from '../../netlify/prelaunch/environment.ts';
import { count } from '../domain/sentence.ts';
import { formatIssue } from '../lib/content/issue.ts';
import { openPoints } from '../lib/prelaunch/open-points.ts';

const environment = await environmentPoints(Date.now());
const errors = [
  ...openPoints(process.cwd()).map(formatIssue),
  ...environment.flatMap(({ kind, message }) => (kind === 'error' ? [message] : [])),
];
for (const error of errors) console.error(`✗ ${error}`);
for (const { kind, message } of environment) if (kind === 'question') console.log(`? ${message}`);
console.log(
  errors.length === 0
    ? 'Plus aucune donnée provisoire : le site peut ouvrir.'
    : `${count(errors.length, 'point')} à régler avant l’ouverture du site.`,
);
process.exitCode = errors.length === 0 ? 0 : 1;
