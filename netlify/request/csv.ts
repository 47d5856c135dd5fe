import { complementText, frenchTime, STATUS_WORDS } from './record-text.ts';
import type { DemandeRecord } from './record.ts';

/** Tells Excel that the file is UTF-8. */
export const BOM = '\uFEFF';

/** What a spreadsheet would run. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** What a spreadsheet would take for a number and write otherwise: a phone without its 0, the plate 123E75 as 1,23E+77. */
const NUMBER = /^(0\d+|\d+e\d+)$/i;

/** A cell that reads as it was typed: an apostrophe has a spreadsheet take it as text. */
const cell = (value: string): string =>
  `"${(FORMULA.test(value) || NUMBER.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** One line, with semicolons as a French Excel expects. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(';')}\r\n`;

/** Titles of {@link toCsv}. */
export const CSV_TITLES = [
  'Référence',
  'Identifiant',
  'État',
  'Reçue le',
  'Dernier changement',
  'Téléphone',
  'Plaque',
  'Vitrage',
  'Nom',
  'Adresse',
  'À vérifier',
  'Ajouts',
];

/** A request as one line. */
export const toCsv = (record: DemandeRecord): string =>
  csvLine([
    record.reference,
    record.demandeId,
    STATUS_WORDS[record.status],
    frenchTime(record.createdAt),
    frenchTime(record.updatedAt),
    record.phone,
    record.plaque,
    record.vitrage,
    record.name,
    record.address,
    record.suspect ? 'oui' : '',
    record.complements.map(complementText).join(' | '),
  ]);
