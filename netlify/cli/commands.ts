import { referenceOf } from '../../src/domain/reference.ts';
import type { DemandeRecord } from '../request/record.ts';
import { frenchTime } from '../request/record-text.ts';
import { allRequests, noteFollowUp } from '../store/admin.ts';
import { eraseMatches, findByPhone } from '../store/erase.ts';
import { pendingAnnouncements } from '../store/outbox.ts';
import type { Settings } from '../store/settings.ts';
import { BOM, CSV_TITLES, csvLine, toCsv } from './csv.ts';
import { findRequest } from './find.ts';
import { ROW_TITLES, table, toRow } from './format.ts';
import { progress } from './progress.ts';

type Write = (text: string) => void;

async function newerThan(since: number, settings: Settings): Promise<DemandeRecord[]> {
  const records = [];
  for await (const { record } of allRequests(settings, { since })) {
    if (Date.parse(record.createdAt) >= since) records.push(record);
  }
  return records.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** `list`: a table, or with `--json` one array on the standard output. Newest first. */
export async function list(settings: Settings, write: Write, since: number, json: boolean): Promise<void> {
  const records = await newerThan(since, settings);
  if (json) write(`${JSON.stringify(records, null, 2)}\n`);
  else if (records.length === 0) write('Aucune demande.\n');
  else write(`${table([ROW_TITLES, ...records.map(toRow)])}\n`);
}

/** `show ID`: everything about one request. */
export async function show(settings: Settings, write: Write, idOrReference: string): Promise<void> {
  write(`${JSON.stringify(await findRequest(settings, idOrReference), null, 2)}\n`);
}

/** `export`: CSV on the standard output, progress on the error output. */
export async function exportCsv(settings: Settings, write: Write, since: number): Promise<void> {
  write(BOM + csvLine(CSV_TITLES));
  for await (const { record } of allRequests(settings, { since, onProgress: progress('Export') })) {
    if (Date.parse(record.createdAt) >= since) write(toCsv(record));
  }
}

/** `handled ID`. */
export async function handled(settings: Settings, write: Write, idOrReference: string): Promise<void> {
  const record = await findRequest(settings, idOrReference);
  const note = { id: record.demandeId, followUp: 'handled', now: Date.now() } as const;
  const state = await noteFollowUp(note, settings);
  write(`Demande ${record.reference} : ${state === 'already' ? 'déjà traitée' : 'traitée'}.\n`);
}

/** `erase --phone N`: the right to erasure, whatever way the number is written. */
export async function erase(settings: Settings, write: Write, phone: string): Promise<void> {
  const { exact, near } = await findByPhone(phone, settings, progress('Recherche'));
  const { requests, complements, announcements } = await eraseMatches(exact, settings);
  const whole = exact.filter((match) => match.whole).map(({ record }) => record.reference);
  const references = whole.length > 0 ? ` (${whole.join(', ')})` : '';
  write(
    `Effacé : demandes ${requests}${references}, ajouts ${complements}, annonces en attente ${announcements}.\n`,
  );
  for (const { record, key } of near)
    write(`À vérifier, le numéro est écrit autrement : ${record.reference} (${key}).\n`);
}

/** `notifications`: what the firm has not been told yet. */
export async function notifications(settings: Settings, write: Write): Promise<void> {
  const pending = await pendingAnnouncements(settings);
  if (pending.length === 0) return write('Aucune annonce en attente.\n');
  const rows = pending.map(({ demandeId, kind, due, tries }) => [
    referenceOf(demandeId),
    kind,
    frenchTime(due.toISOString()),
    String(tries),
  ]);
  write(`${table([['Réf.', 'Annonce', 'Prochain essai', 'Échecs'], ...rows])}\n`);
}
