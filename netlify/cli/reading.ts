/** The commands that change nothing. */
import { referenceOf } from '../../src/domain/reference.ts';
import { BOM, CSV_TITLES, csvLine, toCsv } from '../request/csv.ts';
import { duration, frenchTime } from '../request/record-text.ts';
import type { DemandeRecord } from '../request/record.ts';
import { countByDay, medianToFirstCall } from '../request/statistics.ts';
import { allRequests } from '../store/admin.ts';
import { failedAnnouncements, pendingAnnouncements } from '../store/outbox.ts';
import { overview } from '../store/overview.ts';
import type { Command } from './command.ts';
import { findRequest } from './find.ts';
import { ROW_TITLES, table, toRow } from './format.ts';
import { progress } from './io.ts';

async function newerThan(since: number, settings: Parameters<Command>[0]): Promise<DemandeRecord[]> {
  const records = [];
  for await (const { record } of allRequests(settings, { since })) {
    if (Date.parse(record.createdAt) >= since) records.push(record);
  }
  return records.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** `list`: a table, or with `--json` one array on the standard output. Newest first. */
export const list: Command = async (settings, { out }, { since, json }) => {
  const records = await newerThan(since, settings);
  if (json) out(`${JSON.stringify(records, null, 2)}\n`);
  else if (records.length === 0) out('Aucune demande.\n');
  else out(`${table([ROW_TITLES, ...records.map(toRow)])}\n`);
};

/** `show ID`: everything about one request. */
export const show: Command = async (settings, { out }, { id }) => {
  out(`${JSON.stringify(await findRequest(settings, id), null, 2)}\n`);
};

/** `export`: CSV on the standard output, progress on the error output. */
export const exportCsv: Command = async (settings, io, { since }) => {
  io.out(BOM + csvLine(CSV_TITLES));
  for await (const { record } of allRequests(settings, { since, onProgress: progress('Export', io) })) {
    if (Date.parse(record.createdAt) >= since) io.out(toCsv(record));
  }
};

/** `notifications`: what the firm has not been told yet, and what a channel will not be told any more. */
export const notifications: Command = async (settings, { out }) => {
  const pending = await pendingAnnouncements(settings);
  const failed = await failedAnnouncements(settings);
  if (pending.length + failed.length === 0) return out('Aucune annonce en attente.\n');
  if (pending.length > 0) {
    const rows = pending.map(({ demandeId, kind, due, tries }) => [
      referenceOf(demandeId),
      kind,
      frenchTime(due.toISOString()),
      String(tries),
    ]);
    out(`${table([['Réf.', 'Annonce', 'Prochain essai', 'Échecs'], ...rows])}\n`);
  }
  if (failed.length > 0) {
    const rows = failed.map(({ demandeId, kind, channel, at }) => [
      referenceOf(demandeId),
      kind,
      channel,
      frenchTime(at.toISOString()),
    ]);
    out(`${table([['Réf.', 'Annonce', 'Canal', 'Abandonnée le'], ...rows])}\n`);
  }
};

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** `stats`: how fast the first call is, what is open, how much comes each day; of a month unless another time is asked. */
export const stats: Command = async (settings, { out }, { since, now }) => {
  const from = since || now - MONTH_MS;
  const records = await newerThan(from, settings);
  const { open } = await overview(settings, now);
  const median = medianToFirstCall(records);
  const called = records.filter(({ firstCalledAt }) => firstCalledAt).length;
  out(
    [
      `Depuis le ${frenchTime(new Date(from).toISOString())} : ${records.length}`,
      `Délai médian avant le premier appel : ${median === undefined ? 'aucun appel noté' : duration(median)} (${called} sur ${records.length})`,
      `À rappeler en ce moment : ${open.length}`,
      '',
      table([['Jour', 'Demandes'], ...countByDay(records).map(([day, count]) => [day, String(count)])]),
      '',
    ].join('\n'),
  );
};
