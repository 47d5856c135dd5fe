import { parisDate } from '../../src/domain/paris.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { keysOf } from '../../src/lib/keys-of.ts';
import { type DemandeRecord, draftOf, type Records } from './record.ts';
import { lineWords, stateWords, timeWords } from './words.ts';

/** Matches the start of a formula (CSV injection). */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** Matches a text that a spreadsheet would turn into a number, such as a phone number or the plate 123E75. */
const NUMBER = /^(0\d+|\d+e\d+)$/i;

const cell = (value: string): string =>
  `"${(FORMULA.test(value) || NUMBER.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** Uses semicolons as separators, as a French Excel expects. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(';')}\r\n`;

const COLUMNS = {
  Référence: ({ no }) => referenceOf(no),
  État: stateWords,
  'Reçue le': ({ createdAt }) => timeWords(createdAt),
  'Dernier changement': ({ changedAt }) => timeWords(changedAt),
  Téléphone: ({ phone }) => phone,
  Plaque: ({ plaque }) => plaque,
  Vitrage: ({ vitrage }) => vitrage,
  Nom: ({ name }) => name,
  Adresse: ({ address }) => address,
  'Suivie par': ({ who }) => who,
  'À vérifier': ({ suspect }) => (suspect ? 'oui' : ''),
  Historique: ({ history }) => history.map((line) => `${timeWords(line.at)} ${lineWords(line)}`).join(' | '),
} satisfies Record<string, (record: DemandeRecord, now: number) => string>;

export const COLUMN_NAMES = keysOf(COLUMNS);

export const tableOf = (records: Records, now: number, columns: typeof COLUMN_NAMES) => [
  columns,
  ...records.map((record) => columns.map((column) => COLUMNS[column](record, now))),
];

export const csvOf = (records: Records, now: number, name = parisDate(now)) => ({
  name: `demandes-${name}.csv`,
  type: 'text/csv; charset=utf-8',
  // Excel needs a BOM for UTF-8.
  content: `\uFEFF${tableOf(records, now, COLUMN_NAMES).map(csvLine).join('')}`,
});

export const yearOf = ({ createdAt }: Pick<DemandeRecord, 'createdAt'>): string =>
  parisDate(createdAt).slice(0, 4);

const iso = (at: number): string | null => (at > 0 ? new Date(at).toISOString() : null);

/** Data of a request for JSON, without its secret. Times are ISO 8601, except in the `text` of a history line (ms). */
export function recordData(record: DemandeRecord) {
  const { state, who, suspect, sameAs, history } = record;
  return {
    no: record.no,
    reference: referenceOf(record.no),
    ...draftOf((field) => record[field]),
    status: state === 'open' ? (record.completedAt > 0 ? 'completed' : 'created') : state,
    createdAt: iso(record.createdAt),
    updatedAt: iso(record.changedAt),
    completedAt: iso(record.completedAt),
    at: iso(record.at),
    firstCalledAt: iso(record.firstCalledAt),
    who,
    suspect,
    sameNumberAs: referenceOf(sameAs),
    history: history.map(({ at, ...line }) => ({ at: iso(at), ...line })),
  };
}
