import { frenchTime, STATUS_WORDS } from '../request/record-text.ts';
import type { DemandeRecord } from '../request/record.ts';

/** Rows in aligned columns, for a terminal. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One line of the list. */
export const toRow = (record: DemandeRecord): string[] => [
  record.reference,
  frenchTime(record.createdAt),
  STATUS_WORDS[record.status] + (record.suspect ? ' (à vérifier)' : ''),
  record.phone,
  record.plaque,
  record.vitrage,
  record.name || '–',
  record.address || '–',
  [
    record.sameNumberAs && `= ${record.sameNumberAs}`,
    record.complements.length && `+${record.complements.length}`,
  ]
    .filter(Boolean)
    .join(' '),
];

/** Titles of {@link toRow}. */
export const ROW_TITLES = [
  'Réf.',
  'Reçue le',
  'État',
  'Téléphone',
  'Plaque',
  'Vitrage',
  'Nom',
  'Adresse',
  'Ajouts',
];
