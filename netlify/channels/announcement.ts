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

/** Gmail cuts off messages above 102 KB. */
export const MOST_IN_GROUP = 50;

export interface Telling {
  record: DemandeRecord;
  duty: Duty;
  /** Storage failed, so this message is the only copy. */
  isLost?: boolean;
}

type Sending = { message: Message; about: readonly Telling[] };

const has = <T extends object>(texts: T, name: string): name is keyof T & string => name in texts;

function newsOf({ record, duty }: Telling) {
  const taken = record.taken[duty.channel] ?? 0;
  const lines = linesSince(record, taken);
  const deciding = lines.findLast(({ who }) => who === CLIENT) ?? lines.at(-1);
  const first = taken === 0;
  const act: ActionName = (first ? record.history[0]?.act : deciding?.act) ?? 'changed';
  return { first, lines, act };
}

/** Without name, number or address, as locked phones show it. */
function subjectOf(telling: Telling): string {
  const { record, duty, isLost } = telling;
  const resume = `${record.vitrage}, ${record.plaque}`;
  const { first, act } = newsOf(telling);
  const told = has(sujets, act) ? act : 'changed';
  const news = first ? 'created' : told;
  const reminder = record.state === 'open' ? 'rappel' : 'relance';
  const key = { news, reminder, lastCall: 'danger' } as const;
  const subject = fill(sujets[key[duty.kind]], { reference: referenceOf(record.no), resume });
  const marks = [isLost && sujets.nonEnregistree, record.suspect && sujets.suspecte];
  return [...marks, subject].filter(Boolean).join(' ');
}

function noticesOf(telling: Telling, service: Service): string[] {
  const { record, duty, isLost } = telling;
  const { first, act, lines: all } = newsOf(telling);
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

function blockOf(telling: Telling, service: Service, isAlone: boolean): Block {
  const { record, isLost } = telling;
  const reach = reachOf(record, service);
  const missing = missingOf(record).map((field) => manques[field]);
  return {
    title: record.vitrage,
    plate: record.plaque,
    notices: noticesOf(telling, service),
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

/** Idempotency key. Built from the content for a new request, so that it is the same with and without storage. */
export function idOf(telling: Telling): string {
  const { record, duty } = telling;
  if (duty.kind !== 'news') return `demande-${record.no}-rappel-${duty.mark}`;
  const { first } = newsOf(telling);
  const { plaque, vitrage, phone, name, address, state, completedAt } = record;
  const content = [plaque, vitrage, phone, name, address, state, completedAt > 0].join('\n');
  const last = record.history.findLast(
    ({ act, before }) => !['created', 'completed'].includes(act) || before !== undefined,
  );
  const id = `demande-${record.no}-${fingerprint(content).slice(0, 6)}`;
  return first || !last ? id : `${id}-${last.rev}`;
}

function eventOf(telling: Telling, service: Service): Message['event'] {
  const { record, duty, isLost } = telling;
  const { first, act, lines: changes } = newsOf(telling);
  const name = duty.kind === 'news' ? act : duty.kind;
  return {
    type: `demande.${name}`,
    at: record.changedAt,
    data: {
      announcementId: idOf(telling),
      first,
      stored: !isLost,
      ...recordData(record),
      changes,
      callBefore: new Date(deadline(record, service.hours)).toISOString(),
      followUpUrl: isLost ? null : service.origin + followUpPath(service, record.no),
    },
  };
}

const single = (telling: Telling, service: Service): Sending => ({
  about: [telling],
  message: {
    id: idOf(telling),
    thread: { name: telling.record.no, first: telling.duty.kind === 'news' && newsOf(telling).first },
    subject: subjectOf(telling),
    blocks: [blockOf(telling, service, true)],
    origin: service.origin,
    event: eventOf(telling, service),
  },
});

function group(tellings: readonly Telling[], subject: string, notice: string, service: Service): Sending {
  const title = (one: Telling) => one.duty.kind === 'news' && { title: subjectOf(one) };
  const blocks = tellings.map((one) => ({ ...blockOf(one, service, false), ...title(one) }));
  const events = tellings.map((one) => eventOf(one, service));
  return {
    about: tellings,
    message: {
      id: `groupe-${fingerprint(tellings.map(idOf).join(' '))}`,
      subject: fill(subject, { nombre: tellings.length, demandes: count(tellings.length, 'demande') }),
      blocks: [{ notices: [notice] }, ...blocks],
      event: { type: 'demandes.group', at: service.now(), data: { events } },
    },
  };
}

/** Groups reminders, and floods of notifications, into messages of bounded size. */
export function toMessages(tellings: readonly Telling[], service: Service): Sending[] {
  const join = (some: readonly Telling[], from: number, subject: string, notice: string): Sending[] =>
    partsOf(some, MOST_IN_GROUP).flatMap((part) =>
      part.length < from ? part.map((one) => single(one, service)) : group(part, subject, notice, service),
    );
  const { news = [], reminders = [] } = Object.groupBy(tellings, ({ duty }) =>
    duty.kind === 'news' ? 'news' : 'reminders',
  );
  return [
    ...join(news, GROUP_FROM, sujets.groupe, phrases.groupe),
    ...join(reminders, 2, sujets.rappels, phrases.rappels),
  ];
}
