import { dayWords } from '../../src/domain/deadline.ts';
import { parisDate } from '../../src/domain/paris.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { count, fill } from '../../src/domain/sentence.ts';
import { csvOf } from '../request/export.ts';
import { fingerprint } from '../request/identity.ts';
import { entryPath, followUpPath } from '../request/links.ts';
import type { ChannelName, DemandeRecord } from '../request/record.ts';
import { announcementTexts, firm } from '../request/texts.ts';
import type { Service } from '../service.ts';
import type { Message } from './channel.ts';
import { toBodies } from './mail-body.ts';

const { phrases, sujets } = announcementTexts;

const timestamp = (now: number): string => new Date(now).toISOString();

const NAMES: Record<ChannelName, string> = { email: 'e-mail', webhook: 'webhook' };

/** Tells one channel which announcements another one never took. */
export function abandonedMessage(
  channel: ChannelName,
  records: readonly DemandeRecord[],
  service: Service,
): Message {
  const canal = NAMES[channel];
  return {
    id: `abandon-${fingerprint([canal, ...records.map(({ no, rev }) => `${no} ${rev}`)].join(' '))}`,
    subject: fill(sujets.abandon, { canal, nombre: records.length }),
    ...toBodies([
      {
        notices: [fill(phrases.abandon, { canal })],
        lines: records.map(({ no, vitrage, plaque }) => ({
          label: referenceOf(no),
          value: `${vitrage}, ${plaque}`,
          href: service.origin + followUpPath(service, no),
        })),
      },
    ]),
    event: {
      type: 'demandes.failed',
      timestamp: timestamp(service.now()),
      data: { channel, numbers: records.map(({ no }) => no), text: count(records.length, 'demande') },
    },
  };
}

/** Every request as one file, for the day on which the storage is lost. */
export function backupMessage(records: readonly DemandeRecord[], now: number): Message {
  const date = parisDate(now);
  return {
    id: `sauvegarde-${date}`,
    subject: fill(sujets.sauvegarde, { date: dayWords(now) }),
    ...toBodies([{ notices: [phrases.sauvegarde], lines: [] }]),
    event: { type: 'demandes.backup', timestamp: timestamp(now), data: { date } },
    file: { name: `demandes-${date}.csv`, type: 'text/csv; charset=utf-8', content: csvOf(records, now) },
  };
}

/** A message that is about no request: it shows that a channel reaches somebody. */
export const trialMessage = (channel: ChannelName, now: number): Message => ({
  id: `essai-${channel}-${now}`,
  subject: fill(sujets.essai, { canal: NAMES[channel] }),
  ...toBodies([{ notices: [phrases.essai], lines: [] }]),
  event: { type: 'test', timestamp: timestamp(now), data: { channel } },
});

/** The link that opens the desk, for the firm's own mailbox. */
export const entryMessage = (service: Service): Message => ({
  id: `bureau-${service.now()}`,
  subject: fill(sujets.bureau, { marque: firm.marque }),
  ...toBodies([
    {
      notices: [phrases.bureau],
      buttons: [{ label: phrases.ouvrirBureau, href: service.origin + entryPath(service) }],
      lines: [],
    },
  ]),
  event: { type: 'desk.entry', timestamp: timestamp(service.now()), data: {} },
});
