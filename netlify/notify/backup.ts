import wording from '../../content/textes/annonce.json' with { type: 'json' };
import { fill } from '../../src/domain/sentence.ts';
import { BOM, CSV_TITLES, csvLine, toCsv } from '../request/csv.ts';
import { parisDate } from '../request/firm-day.ts';
import { allRequests } from '../store/admin.ts';
import type { Settings } from '../store/settings.ts';
import { toBodies } from './body.ts';
import type { Message } from './channel.ts';

const { phrases, sujets } = wording;

/**
 * Every request as one file, for the day on which the storage is lost.
 *
 * @param now ms since the epoch
 * @throws StorageError
 */
export async function backupMessage(settings: Settings, now: number): Promise<Message> {
  const lines = [BOM + csvLine(CSV_TITLES)];
  for await (const { record } of allRequests(settings)) lines.push(toCsv(record));
  const date = parisDate(now);
  return {
    id: `sauvegarde-${date}`,
    subject: fill(sujets.sauvegarde, { date }),
    ...toBodies([{ notices: [phrases.sauvegarde], lines: [] }]),
    event: { type: 'demandes.backup', timestamp: new Date(now).toISOString(), data: { date } },
    file: { name: `demandes-${date}.csv`, type: 'text/csv; charset=utf-8', content: lines.join('') },
  };
}
