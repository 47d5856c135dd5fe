import { dayWords } from '../../src/domain/deadline.ts';
import { parisDate } from '../../src/domain/paris.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { fill } from '../../src/domain/sentence.ts';
import { csvOf, yearOf } from '../request/export.ts';
import { fingerprint } from '../request/identity.ts';
import { entryPath, followUpPath } from '../request/links.ts';
import type { ChannelName, DemandeRecord, Records } from '../request/record.ts';
import { announcementTexts, company } from '../request/texts.ts';
import { channelWords } from '../request/words.ts';
import type { Service } from '../service.ts';
import type { Message } from './channel.ts';
import type { Line } from './mail-body.ts';

const { phrases, sujets } = announcementTexts;

const linesOf = (records: Records, service: Service, facts: (record: DemandeRecord) => string[]): Line[] =>
  records.map((one) => ({
    label: referenceOf(one.no),
    value: facts(one).filter(Boolean).join(', '),
    href: service.origin + followUpPath(service, one.no),
  }));

export function abandonedMessage(channel: ChannelName, records: Records, service: Service): Message {
  const canal = channelWords(channel);
  const numbers = records.map(({ no }) => no);
  const lines = linesOf(records, service, ({ vitrage, plaque }) => [vitrage, plaque]);
  return {
    id: `abandon-${fingerprint([canal, ...records.map(({ no, rev }) => `${no} ${rev}`)].join(' '))}`,
    subject: fill(sujets.abandon, { canal, nombre: records.length }),
    blocks: [{ notices: [fill(phrases.abandon, { canal })], lines }],
    event: { type: 'demandes.failed', at: service.now(), data: { channel, numbers } },
  };
}

export function unreadableMessage(records: Records, service: Service): Message {
  const numbers = records.map(({ no }) => no);
  const lines = linesOf(records, service, ({ plaque, phone, no }) => [
    plaque,
    phone,
    `demande:request:${no}`,
  ]);
  return {
    id: `illisible-${fingerprint(numbers.join(' '))}`,
    subject: fill(sujets.illisible, { nombre: records.length }),
    blocks: [{ notices: [phrases.illisible], lines }],
    event: { type: 'demandes.unreadable', at: service.now(), data: { numbers } },
  };
}

export const backupMessages = (records: Records, at: number): Message[] =>
  [...Map.groupBy(records, yearOf)].map(([annee, own]) => ({
    id: `sauvegarde-${parisDate(at)}-${annee}`,
    subject: fill(sujets.sauvegarde, { date: dayWords(at), annee }),
    blocks: [{ notices: [phrases.sauvegarde] }],
    event: { type: 'demandes.backup', at, data: { date: parisDate(at), year: annee } },
    file: csvOf(own, at, annee),
  }));

export const trialMessage = (channel: ChannelName, at: number): Message => ({
  id: `essai-${at}`,
  subject: fill(sujets.essai, { canal: channelWords(channel) }),
  blocks: [{ notices: [phrases.essai] }],
  event: { type: 'test', at, data: { channel } },
});

export function entryMessage(service: Service): Message {
  const at = service.now();
  const button = { label: phrases.ouvrirBureau, href: service.origin + entryPath(service) };
  return {
    id: `bureau-${at}`,
    subject: fill(sujets.bureau, { marque: company.marque }),
    blocks: [{ notices: [phrases.bureau], buttons: [button] }],
    event: { type: 'desk.entry', at, data: {} },
  };
}
