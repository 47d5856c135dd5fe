import wording from '../../content/textes/annonce.json' with { type: 'json' };
import { fill } from '../../src/domain/sentence.ts';
import { fingerprint } from '../request/id.ts';
import { complementText, frenchTime } from '../request/record-text.ts';
import type { Announcement } from './announcement.ts';
import { type Block, type Line, toBodies } from './body.ts';
import type { Message } from './channel.ts';
import { placeOf } from './place.ts';
import { reachOf } from './reach.ts';

const { libelles, manques, phrases, sujets } = wording;

const TITLES = {
  created: 'nouvelle',
  resent: 'nouvelle',
  updated: 'precisee',
  completed: 'completee',
  again: 'encore',
  complement: 'ajout',
  reminder: 'rappel',
  danger: 'danger',
} as const;

/** Subject: what it is, the glass, the place, the plate; what a tradesman needs to read on a locked phone. */
export function subjectOf({ kind, first, stored, record, complement }: Announcement): string {
  const told = complement ?? record;
  const resume = [told.vitrage, placeOf(told.address), told.plaque].filter(Boolean).join(', ');
  return [
    stored ? '' : sujets.nonEnregistree,
    told.suspect ? sujets.suspecte : '',
    fill(sujets[first ? 'nouvelle' : TITLES[kind]], { reference: record.reference, resume }),
  ]
    .filter(Boolean)
    .join(' ');
}

function linesOf({ record, complement, link }: Announcement): Line[] {
  const told = complement ?? record;
  const missing = (['name', 'address'] as const)
    .filter((field) => !told[field] && !record[field])
    .map((field) => manques[field]);
  const reach = reachOf(told, record.reference);
  const line = (label: string, value: string, href?: string): Line => ({
    label,
    value: value || libelles.rien,
    ...(href && { href }),
  });
  return [
    ...('mark' in reach
      ? [line(libelles.phone, `${told.phone} (${reach.mark})`)]
      : [line(libelles.phone, told.phone, reach.tel), line(libelles.messagerie, 'wa.me', reach.chat)]),
    ...(link ? [line(libelles.suivi, phrases.suivre, link)] : []),
    line(libelles.vitrage, told.vitrage),
    line(libelles.plaque, told.plaque),
    line(libelles.name, told.name),
    line(libelles.address, told.address),
    ...(missing.length > 0 ? [line(libelles.manque, missing.join(', '))] : []),
    line(libelles.reference, record.reference),
    line(libelles.recue, frenchTime(complement?.at || record.createdAt)),
    ...(complement ? [] : record.complements).map((added) => line(libelles.ajouts, complementText(added))),
  ];
}

const noticesOf = ({ kind, first, stored, record, complement }: Announcement): string[] => [
  ...(stored ? [] : [phrases.nonEnregistree]),
  ...((complement ?? record).suspect ? [phrases.suspecte] : []),
  ...(record.sameNumberAs ? [fill(phrases.memeNumero, { reference: record.sameNumberAs })] : []),
  ...(first || kind === 'created'
    ? []
    : [phrases[TITLES[kind] as Exclude<(typeof TITLES)[keyof typeof TITLES], 'nouvelle'>]]),
];

const blockOf = (announcement: Announcement): Block => ({
  notices: noticesOf(announcement),
  lines: linesOf(announcement),
});

const eventOf = ({ id, kind, first, stored, record, complement, link }: Announcement) => ({
  type: `demande.${kind}`,
  timestamp: record.updatedAt,
  data: { announcementId: id, first, stored, ...record, complement, followUpUrl: link || null },
});

/** An announcement as a message of its own. */
export const toMessage = (announcement: Announcement): Message => ({
  id: announcement.id,
  thread: { name: announcement.thread, first: announcement.first },
  subject: subjectOf(announcement),
  ...toBodies([blockOf(announcement)]),
  event: eventOf(announcement),
});

const isMarked = ({ record, complement }: Announcement): boolean => (complement ?? record).suspect;

/**
 * Many announcements as one message, those that a machine seems to have sent last.
 *
 * @param now ms since the epoch
 */
export function toGroup(announcements: readonly Announcement[], now: number): Message {
  const sorted = announcements.toSorted((a, b) => Number(isMarked(a)) - Number(isMarked(b)));
  const blocks = sorted.map((one) => ({ title: subjectOf(one), ...blockOf(one) }));
  return {
    id: `groupe-${fingerprint(sorted.map(({ id }) => id).join(' '))}`,
    subject: fill(sujets.groupe, { nombre: sorted.length }),
    ...toBodies([{ notices: [phrases.groupe], lines: [] }, ...blocks]),
    event: {
      type: 'demandes.group',
      timestamp: new Date(now).toISOString(),
      data: { events: sorted.map(eventOf) },
    },
  };
}
