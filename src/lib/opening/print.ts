import { keysOf } from '../keys-of.ts';
import type { OpeningList, Owner } from './points.ts';

const OWNERS: Record<Owner, string> = {
  proprietaire: 'PROPRIÉTAIRE',
  juriste: 'JURISTE',
  technicien: 'TECHNICIEN',
};

/** The list for a terminal: by who can answer, each group with its count, each point with where it is seen. */
export function printOpening({ groups, settled, total }: OpeningList): string {
  const lines = [`Ouverture du site : ${settled} points réglés sur ${total}.`];
  for (const owner of keysOf(OWNERS)) {
    const own = groups.filter((group) => group.owner === owner && group.points.length + group.settled > 0);
    const open = own.reduce((sum, { points }) => sum + points.length, 0);
    if (own.length === 0) continue;
    lines.push('', `${OWNERS[owner]} : ${open === 0 ? 'tout est réglé' : `${open} à régler`}`);
    for (const group of own) {
      lines.push('', `  ${group.title} (${group.settled} sur ${group.settled + group.points.length})`);
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
