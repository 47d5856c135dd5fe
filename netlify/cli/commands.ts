import { writeFileSync } from 'node:fs';
import type { ParseArgsConfig } from 'node:util';
import { instantOf } from '../../src/domain/paris.ts';
import { phoneKey } from '../../src/domain/phone.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { trialMessage } from '../channels/notices.ts';
import { runSchedule } from '../duties/schedule.ts';
import type { Opened } from '../local/local-store.ts';
import { COLUMN_NAMES, csvOf, recordData, tableOf } from '../request/export.ts';
import { plain } from '../request/fold.ts';
import { entryPath } from '../request/links.ts';
import { type DemandeRecord, demandeIdOf, type Records } from '../request/record.ts';
import { lineWords, timeWords } from '../request/words.ts';
import { failureName, type Service } from '../service.ts';

export interface Io {
  out: (text: string) => void;
  err: (text: string) => void;
  confirm: (question: string) => Promise<boolean>;
}

export class UsageError extends Error {
  override name = 'UsageError';
}

interface Typed {
  ids: string[];
  json?: boolean;
  phone?: string;
  'dry-run'?: boolean;
  at?: string;
}

/** @returns the exit status, 0 by default @throws StorageError, UsageError */
type Run = (service: Service, io: Io, typed: Typed, from: Opened) => Promise<number | void>;

const SHOWN = COLUMN_NAMES.filter((name) => !['Dernier changement', 'Historique'].includes(name));

function table(records: Records, now: number): string {
  const rows = tableOf(records, now, SHOWN);
  const widths = SHOWN.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]): string => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}

const newestFirst = async ({ store }: Service): Promise<DemandeRecord[]> =>
  (await store.all()).toSorted((a, b) => b.createdAt - a.createdAt);

const list: Run = async (service, { out }, { json }) => {
  const records = await newestFirst(service);
  const data = (record: DemandeRecord) => ({ demandeId: demandeIdOf(record), ...recordData(record) });
  if (json) out(`${JSON.stringify(records.map(data), null, 2)}\n`);
  else out(records.length > 0 ? table(records, service.now()) : 'Aucune demande.\n');
};

const show: Run = async (service, { out }, { ids: [id, ...more] }) => {
  if (!id || more.length > 0) throw new UsageError('show prend un identifiant, et un seul.');
  const wanted = id.trim().toUpperCase();
  const names = (one: DemandeRecord): string[] => [demandeIdOf(one), one.no, referenceOf(one.no)];
  const found = (await service.store.all()).filter((one) => names(one).includes(wanted));
  if (found.length === 0) throw new UsageError(`Aucune demande ${wanted}.`);
  for (const record of found) {
    out(`${table([record], service.now())}\nIdentifiant  ${demandeIdOf(record)}\n`);
    for (const line of record.history) out(`  ${timeWords(line.at)}  ${lineWords(line)}\n`);
  }
};

/** Writes to a file by default, because npm adds its own lines to stdout. */
const exportCsv: Run = async (service, { out, err }, { ids: [file, ...more] }) => {
  if (more.length > 0) throw new UsageError('export prend un fichier, et un seul.');
  const { name, content } = csvOf(await newestFirst(service), service.now());
  if (file === '-') return out(content);
  writeFileSync(file ?? name, content, { mode: 0o600 });
  err(`Écrit dans ${file ?? name}.\n`);
};

/** Whether a record whose current phone number is not `wanted` may still concern that number. */
const isNear = ({ phoneKey: key, history, state }: DemandeRecord, wanted: string): boolean => {
  if (state === 'unreadable') return true;
  const own = wanted.replace(/\D/g, '').slice(-9);
  const texts = [key, ...history.map(({ before }) => before?.phone ?? '')];
  return own.length === 9 && texts.some((text) => text.replace(/\D/g, '').includes(own));
};

const NEAR =
  'À vérifier, le numéro y est écrit autrement ou y était avant (erase --phone "…" avec le texte exact) :';

const erase: Run = async ({ store, now }, { out, err, confirm }, { phone = '', 'dry-run': dryRun }) => {
  if (!phone.trim()) throw new UsageError('Il manque --phone et le numéro.');
  const wanted = phoneKey(plain(phone));
  const all = await store.all();
  const exact = all.filter((record) => record.phoneKey === wanted);
  const near = all.filter((record) => record.phoneKey !== wanted && isNear(record, wanted));
  if (near.length > 0) out(`${NEAR}\n`);
  for (const record of near) out(`  ${referenceOf(record.no)}  ${record.phone}\n`);
  if (exact.length === 0) return void out('Rien à effacer.\n');
  out(table(exact, now()));
  if (dryRun) return void out('Rien n’a été effacé (--dry-run).\n');
  if (!(await confirm('Effacer pour toujours ?'))) {
    err('Rien n’a été effacé\u00a0: il faut répondre oui.\n');
    return 1;
  }
  const gone: string[] = [];
  for (const { no } of exact) if (await store.erase(no)) gone.push(referenceOf(no));
  out(`Effacé\u00a0: ${gone.length} sur ${exact.length} (${gone.join(', ')}).
Restent à effacer à la main\u00a0: les e-mails d’annonce de ces références, les sauvegardes, l’outil relié au webhook, WhatsApp.
`);
  return 0;
};

const test: Run = async ({ channels, now }, { out, err }) => {
  if (channels.length === 0) {
    err('Aucun canal n’est réglé\u00a0: donnez SMTP_URL, ou DEMANDE_WEBHOOK_URL et son secret.\n');
    return 1;
  }
  let status = 0;
  for (const channel of channels) {
    try {
      await channel.send(trialMessage(channel.name, now()));
      out(`${channel.name} : message d’essai accepté.\n`);
    } catch (error) {
      out(`${channel.name} : échec (${failureName(error)}).\n`);
      status = 1;
    }
  }
  return status;
};

const link: Run = async (service, { out }, _, { brief }) => {
  if (brief) throw new UsageError('Lancez d’abord npm start, qui affiche aussi ce lien.');
  out(`${service.origin}${entryPath(service)}\n`);
};

function momentIn(typed: string): number {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(typed) ?? [];
  const moment = date && time && Date.parse(`${typed}Z`) ? instantOf(date, time) : NaN;
  if (!Number.isNaN(moment)) return moment;
  throw new UsageError(`«\u202f${typed}\u202f» n’est pas un moment, comme 2026-11-25T08:00.`);
}

const relance: Run = async (service, { out }, { at }, { local }) => {
  const moment = at ? momentIn(at) : service.now();
  if (!local) throw new UsageError('relance ne s’exécute que sur le stockage de cette machine.');
  const { well, count } = await runSchedule({ ...service, now: () => moment });
  out(`${count} à examiner ; ${well ? 'tout est parti' : 'un canal manque ou ne répond pas'}.\n`);
  return well ? 0 : 1;
};

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;

type Command = { run: Run; options?: ParseArgsConfig['options']; takesId?: boolean };

export const COMMANDS: Record<string, Command> = {
  list: { run: list, options: { json: flag } },
  show: { run: show, takesId: true },
  export: { run: exportCsv, takesId: true },
  erase: { run: erase, options: { phone: text, 'dry-run': flag } },
  test: { run: test },
  link: { run: link },
  relance: { run: relance, options: { at: text } },
};
