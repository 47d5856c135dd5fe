/**
 * `npm run prelaunch`: tests the configured services and prints the launch checklist by person in charge. Fails if
 * points are open or content/ has errors.
 */

import { environmentPoints } from '../../netlify/prelaunch.ts';
import { count } from '../domain/sentence.ts';
import { formatIssue } from '../lib/content/issue.ts';
import { checkContent } from '../lib/content/read.ts';
import { keysOf } from '../lib/keys-of.ts';
import { launchChecklist } from '../lib/launch/checklist.ts';
import { type OpenGroup, type LaunchChecklist, checklistOf, type Owner } from '../lib/launch/points.ts';

const OWNERS: Record<Owner, string> = {
  proprietaire: 'PROPRIÉTAIRE',
  juriste: 'JURISTE',
  technicien: 'TECHNICIEN',
};

function printChecklist({ groups, settled, total }: LaunchChecklist): string {
  const lines = [`Ouverture du site : ${count(settled, 'point', 'réglé')} sur ${total}.`];
  for (const owner of keysOf(OWNERS)) {
    const own = groups.filter((group) => group.owner === owner && group.points.length + group.settled > 0);
    const open = own.reduce((sum, { points }) => sum + points.length, 0);
    if (own.length === 0) continue;
    lines.push('', `${OWNERS[owner]} : ${open === 0 ? 'tout est réglé' : `${open} à régler`}`);
    for (const group of own) {
      const held = group.holdsBack && group.points.length > 0 ? ' : le site n’est pas indexé' : '';
      lines.push('', `  ${group.title} (${group.settled} sur ${group.settled + group.points.length})${held}`);
      for (const { where, text, pages } of group.points) {
        lines.push(
          `  ☐ ${where}`,
          `      ${text}${pages.length > 0 ? ` Se lit sur ${pages.join(', ')}.` : ''}`,
        );
      }
    }
  }
  return lines.join('\n');
}

const mistakes = checkContent(process.cwd());
for (const mistake of mistakes) console.error(`✗ ${formatIssue(mistake)}`);

const found = await environmentPoints(Date.now());
const wrong = found.filter(({ kind }) => kind === 'error');
const environment: OpenGroup = {
  owner: 'technicien',
  title: 'Variables d’environnement et services',
  settled: wrong.length === 0 ? 1 : 0,
  points: wrong.map(({ message }) => ({
    where: /\b[A-Z][A-Z_]{3,}\b/.exec(message)?.[0] ?? 'Stockage',
    text: message,
    pages: [],
  })),
};
const list = checklistOf([...launchChecklist(process.cwd()).groups, environment]);
console.log(printChecklist(list));
for (const { kind, message } of found) if (kind === 'question') console.log(`  ? ${message}`);
process.exitCode = mistakes.length === 0 && list.settled === list.total ? 0 : 1;
