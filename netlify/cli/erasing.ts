/** The commands that erase: they say what they would erase, and ask before they do. */
import { allRequests } from '../store/admin.ts';
import { eraseMatches, findByPhone, type Match } from '../store/erase.ts';
import type { Settings } from '../store/settings.ts';
import type { Asked, Command } from './command.ts';
import { table, toRow } from './format.ts';
import { type Io, progress } from './io.ts';

/** What a machine seems to have sent and nobody has looked at for this long is spam, in ms. */
const SPAM_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

const rowOf = ({ record, key, whole }: Match): string[] =>
  whole ? toRow(record) : [record.reference, `ajout venu du ${key}`];

async function eraseAfterAsking(
  matches: readonly Match[],
  settings: Settings,
  { out, err, confirm }: Io,
  { 'dry-run': dry, yes }: Asked,
): Promise<number> {
  if (matches.length === 0) {
    out('Rien à effacer.\n');
    return 0;
  }
  out(`${matches.map((match) => table([rowOf(match)])).join('\n')}\n`);
  if (dry) {
    out('Rien n’a été effacé (--dry-run).\n');
    return 0;
  }
  if (!yes && !(await confirm('Effacer pour toujours ?'))) {
    err('Rien n’a été effacé. Répondez oui, ou ajoutez --yes.\n');
    return 1;
  }
  const { requests, complements, announcements } = await eraseMatches(matches, settings);
  const whole = matches.filter((match) => match.whole).map(({ record }) => record.reference);
  const references = whole.length > 0 ? ` (${whole.join(', ')})` : '';
  out(
    `Effacé : demandes ${requests}${references}, ajouts ${complements}, annonces en attente ${announcements}.\n`,
  );
  return 0;
}

/** `erase --phone N`: the right to erasure, whatever way the number is written. */
export const erase: Command = async (settings, io, asked) => {
  const { exact, near } = await findByPhone(asked.phone, settings, progress('Recherche', io));
  const status = await eraseAfterAsking(exact, settings, io, asked);
  if (near.length > 0) {
    io.out('À vérifier, le numéro y est écrit autrement (erase --phone "…" avec le texte exact) :\n');
    for (const { record, key } of near) io.out(`  ${record.reference}  ${key}\n`);
  }
  return status;
};

/** `purge`: what was noted as spam, and what a machine seems to have sent and nobody has followed up for a week. */
export const purge: Command = async (settings, io, asked) => {
  const matches: Match[] = [];
  for await (const { record, phoneKey: key } of allRequests(settings, {
    onProgress: progress('Recherche', io),
  })) {
    const { followUp, suspect, updatedAt } = record;
    const forgotten = suspect && followUp === 'open' && asked.now - Date.parse(updatedAt) >= SPAM_AFTER_MS;
    if (followUp === 'spam' || forgotten) matches.push({ record, key, whole: true });
  }
  return eraseAfterAsking(matches, settings, io, asked);
};
