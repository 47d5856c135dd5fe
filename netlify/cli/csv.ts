import type { DemandeRecord } from '../demande/record.ts';
import { frenchTime, STATUS_WORDS } from './format.ts';

/** Tells Excel that the file is UTF-8. */
export const BOM = '\uFEFF';

/** A cell that no spreadsheet runs as a formula: one that begins like one is taken as text by its apostrophe. */
const cell = (value: string): string =>
  `"${(/^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

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
    record.complements
      .map(({ vitrage, plaque, name, address }) =>
        [vitrage, plaque, name, address].filter(Boolean).join(', '),
      )
      .join(' | '),
  ]);
