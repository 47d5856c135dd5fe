import { referenceOf } from '../../src/domain/reference.ts';
import { count, fill } from '../../src/domain/sentence.ts';
import { partsOf } from '../parts.ts';
import { recordData } from '../request/export.ts';
import { fingerprint } from '../request/identity.ts';
import { followUpPath } from '../request/links.ts';
import { reachOf } from '../request/reach.ts';
import {
  type ActionName,
  CLIENT,
  type DemandeRecord,
  isToCall,
  linesSince,
  missingOf,
} from '../request/record.ts';
import { announcementTexts } from '../request/texts.ts';
import { changesWords, datedWords, deadline, lineWords, timeWords } from '../request/words.ts';
import type { Service } from '../service.ts';
import type { Duty, Message } from './channel.ts';
import type { Block } from './mail-body.ts';

const { libelles, manques, phrases, sujets } = announcementTexts;

const GROUP_FROM = 5;

/** Maximum number of requests in a message, because Gmail cuts off messages above 102 KB. */
export const MOST_IN_GROUP = 50;

export interface Delivery {
  record: DemandeRecord;
  duty: Duty;
  /** Whether storing the request failed. This message is then the only copy of the request. */
  isLost?: boolean;
}

type Sending = { message: Message; about: readonly Delivery[] };

const has = <T extends object>(texts: T, name: string): name is keyof T & string => name in texts;

function newsOf({ record, duty }: Delivery) {
  const taken = record.taken[duty.channel] ?? 0;
  const lines = linesSince(record, taken);
  const deciding = lines.findLast(({ who }) => who === CLIENT) ?? lines.at(-1);
  const first = taken === 0;
  const act: ActionName = (first ? record.history[0]?.act : deciding?.act) ?? 'changed';
  return { first, lines, act };
}

/** The subject has no name, phone number or address, because phones show it on the lock screen. */
function subjectOf(delivery: Delivery): string {
  const { record, duty, isLost } = delivery;
  const resume = `${record.vitrage}, ${record.plaque}`;
  const { first, act } = newsOf(delivery);
  const news = first ? 'created' : has(sujets, act) ? act : 'changed';
  const reminder = record.state === 'open' ? 'rappel' : 'relance';
  const key = { news, reminder, lastCall: 'danger' } as const;
  const subject = fill(sujets[key[duty.kind]], { reference: referenceOf(record.no), resume });
  const marks = [isLost && sujets.nonEnregistree, record.suspect && sujets.suspecte];
  return [...marks, subject].filter(Boolean).join(' ');
}

function noticesOf(delivery: Delivery, service: Service): string[] {
  const { record, duty, isLost } = delivery;
  const { first, act, lines: all } = newsOf(delivery);
  const until = deadline(record, service.hours);
  const echeance = datedWords(until, service.now());
  if (duty.kind !== 'news') {
    const promised = until <= service.now() ? phrases.depasse : phrases.rappel;
    return [fill(record.state === 'open' ? promised : phrases.relance, { echeance })];
  }
  const lines = all.filter(({ who }) => who === CLIENT);
  const changed = lines.flatMap(({ before = {} }) => {
    const champs = changesWords(Object.fromEntries(Object.entries(before).filter(([, value]) => value)));
    return champs ? [fill(phrases.change, { champs })] : [];
  });
  const differs = lines.flatMap((line) => (line.differs ? [lineWords(line)] : []));
  return [
    isLost && phrases.nonEnregistree,
    record.suspect && phrases.suspecte,
    record.sameAs && fill(phrases.memeNumero, { reference: referenceOf(record.sameAs) }),
    !first && has(phrases, act) && phrases[act],
    ...changed,
    ...differs,
    isToCall(record, service.now()) && fill(phrases.promesse, { echeance }),
  ].flatMap((line) => line || []);
}

function blockOf(delivery: Delivery, service: Service, isAlone: boolean): Block {
  const { record, isLost } = delivery;
  const reach = reachOf(record, service);
  const missing = missingOf(record).map((field) => manques[field]);
  return {
    title: record.vitrage,
    plate: record.plaque,
    notices: noticesOf(delivery, service),
    buttons: [
      reach.tel && { label: fill(phrases.appeler, { telephone: record.phone }), href: reach.tel },
      !isLost && { label: phrases.suivre, href: service.origin + followUpPath(service, record.no) },
      isAlone && !isLost && reach.chat && { label: phrases.ecrire, href: reach.chat },
    ].flatMap((button) => button || []),
    lines: [
      { label: libelles.phone, value: reach.mark ? `${record.phone} (${reach.mark})` : '' },
      { label: libelles.name, value: record.name },
      { label: libelles.address, value: record.address },
      { label: libelles.manque, value: missing.join(', ') },
      { label: libelles.reference, value: referenceOf(record.no) },
      { label: libelles.recue, value: timeWords(record.createdAt) },
    ].filter(({ value }) => value !== ''),
  };
}

/**
 * Idempotency key. If a request was announced as lost but stored after all, the schedule announces it again with the
 * same key.
 */
export function idOf(delivery: Delivery): string {
  const { record, duty } = delivery;
  if (duty.kind !== 'news') return `demande-${record.no}-rappel-${duty.mark}`;
  const { first } = newsOf(delivery);
  const { plaque, vitrage, phone, name, address, state, completedAt } = record;
  const content = [plaque, vitrage, phone, name, address, state, completedAt > 0].join('\n');
  const last = record.history.findLast(
    ({ act, before }) => !['created', 'completed'].includes(act) || before !== undefined,
  );
  const id = `demande-${record.no}-${fingerprint(content).slice(0, 6)}`;
  return first || !last ? id : `${id}-${last.rev}`;
}

function eventOf(delivery: Delivery, service: Service): Message['event'] {
  const { record, duty, isLost } = delivery;
  const { first, act, lines: changes } = newsOf(delivery);
  const name = duty.kind === 'news' ? act : duty.kind;
  return {
    type: `demande.${name}`,
    at: record.changedAt,
    data: {
      announcementId: idOf(delivery),
      first,
      stored: !isLost,
      ...recordData(record),
      changes,
      callBefore: new Date(deadline(record, service.hours)).toISOString(),
      followUpUrl: isLost ? null : service.origin + followUpPath(service, record.no),
    },
  };
}

const single = (delivery: Delivery, service: Service): Sending => ({
  about: [delivery],
  message: {
    id: idOf(delivery),
    thread: {
      name: delivery.record.no,
      first: delivery.duty.kind === 'news' && newsOf(delivery).first,
    },
    subject: subjectOf(delivery),
    blocks: [blockOf(delivery, service, true)],
    origin: service.origin,
    event: eventOf(delivery, service),
  },
});

function group(deliveries: readonly Delivery[], subject: string, notice: string, service: Service): Sending {
  const title = (one: Delivery) => one.duty.kind === 'news' && { title: subjectOf(one) };
  const blocks = deliveries.map((one) => ({ ...blockOf(one, service, false), ...title(one) }));
  const events = deliveries.map((one) => eventOf(one, service));
  return {
    about: deliveries,
    message: {
      id: `groupe-${fingerprint(deliveries.map(idOf).join(' '))}`,
      subject: fill(subject, {
        nombre: deliveries.length,
        demandes: count(deliveries.length, 'demande'),
      }),
      blocks: [{ notices: [notice] }, ...blocks],
      event: { type: 'demandes.group', at: service.now(), data: { events } },
    },
  };
}

/**
 * Groups reminders if there are at least two, and news (new or changed requests) if there are at least
 * {@link GROUP_FROM}. A group has at most {@link MOST_IN_GROUP} requests.
 */
export function toMessages(deliveries: readonly Delivery[], service: Service): Sending[] {
  const join = (some: readonly Delivery[], from: number, subject: string, notice: string): Sending[] =>
    partsOf(some, MOST_IN_GROUP).flatMap((part) =>
      part.length < from ? part.map((one) => single(one, service)) : group(part, subject, notice, service),
    );
  const { news = [], reminders = [] } = Object.groupBy(deliveries, ({ duty }) =>
    duty.kind === 'news' ? 'news' : 'reminders',
  );
  return [
    ...join(news, GROUP_FROM, sujets.groupe, phrases.groupe),
    ...join(reminders, 2, sujets.rappels, phrases.rappels),
  ];
}
