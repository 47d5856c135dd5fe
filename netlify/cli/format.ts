import wording from '../../content/textes/annonce.json' with { type: 'json' };
import type { DemandeRecord, RecordStatus } from '../request/record.ts';
import { frenchTime } from '../request/record-text.ts';

const { etats } = wording;

/** The states of a request in the firm's words. */
export const STATUS_WORDS: Record<RecordStatus, string> = {
  created: etats.open,
  completed: 'complète',
  called: etats.called,
  appointment: etats.appointment,
  handled: etats.handled,
  spam: etats.spam,
};

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
