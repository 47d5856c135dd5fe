import wording from '../../content/textes/annonce.json' with { type: 'json' };
import { fill } from '../../src/domain/sentence.ts';
import { fingerprint } from '../request/id.ts';
import { subjectOf } from './announcement-text.ts';
import { toBodies } from './body.ts';
import type { ChannelName, Message } from './channel.ts';
import type { Entry } from './entry.ts';

const { libelles, phrases, sujets } = wording;

/**
 * Tells one channel which announcements another one never took.
 *
 * @param canal the one that did not
 * @param now ms since the epoch
 */
export function abandonedMessage(canal: ChannelName, entries: readonly Entry[], now: number): Message {
  const references = entries.map(({ announcement }) => ({
    label: libelles.reference,
    value: subjectOf(announcement),
    href: announcement.link,
  }));
  return {
    id: `abandon-${fingerprint([canal, ...entries.map(({ announcement: { id } }) => id)].join(' '))}`,
    subject: fill(sujets.abandon, { canal, nombre: entries.length }),
    ...toBodies([{ notices: [fill(phrases.abandon, { canal })], lines: references }]),
    event: {
      type: 'demandes.failed',
      timestamp: new Date(now).toISOString(),
      data: { channel: canal, demandeIds: entries.map(({ demandeId }) => demandeId) },
    },
  };
}
