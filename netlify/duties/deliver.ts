import { type Delivery, toMessages } from '../channels/announcement.ts';
import { type Channel, type Duty, type Message, NotTakenError } from '../channels/channel.ts';
import type { ChannelName, DemandeRecord, Records, Tries } from '../request/record.ts';
import { failureName, type Service } from '../service.ts';
import { changeRecord } from './change.ts';
import { duties } from './duties.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const PAUSES_MS = [5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];

/** A notification is given up once it has failed {@link GIVE_UP_TRIES} times and its first failure is this old (ms). */
const GIVE_UP_MS = 3 * 24 * HOUR;
const GIVE_UP_TRIES = 5;

/** After this number of failures in a row, a channel is not tried again in this run. */
const FAILURES_IN_A_ROW = 2;

/** Time budget of a channel for one batch, in ms. If Netlify ends the run during a batch, the batch is sent again. */
const SENDING_MS = 10_000;

/**
 * Maximum number of notifications sent immediately per time window; BRAKE_MARKED is the maximum for suspect requests.
 * The schedule sends the rest.
 */
export const BRAKE = 10;
export const BRAKE_MARKED = 3;

export function failedAgain(before: Tries | undefined, now: number): Tries {
  const count = (before?.count ?? 0) + 1;
  const pause = PAUSES_MS[Math.min(count, PAUSES_MS.length) - 1] ?? 0;
  return { count, since: before?.since ?? now, next: now + pause };
}

export const isGivenUp = ({ count, since }: Tries, now: number): boolean =>
  count >= GIVE_UP_TRIES && now - since >= GIVE_UP_MS;

type Outcome = 'accepted' | 'failed' | 'final';
type Delivered = [Delivery, Outcome];

export interface Tally {
  took: Set<ChannelName>;
  failing: Set<ChannelName>;
  strikes: Partial<Record<ChannelName, number>>;
}

export const newTally = (): Tally => ({ took: new Set(), failing: new Set(), strikes: {} });

export type GivenUp = { record: DemandeRecord; channel: ChannelName };

/** The outcome `final` means that the channel will never accept the message. */
async function attempt(service: Service, channel: Channel, message: Message, tally: Tally): Promise<Outcome> {
  const { name } = channel;
  try {
    await channel.send(message);
    tally.took.add(name);
    return 'accepted';
  } catch (error) {
    tally.failing.add(name);
    const kind = message.event.type;
    service.log('error', 'announcement', { kind, channel: name, failure: failureName(error) });
    return error instanceof NotTakenError && error.code === 'HTTP_410' ? 'final' : 'failed';
  }
}

export const sendTo = (service: Service, channels: readonly Channel[], message: Message, tally: Tally) =>
  Promise.all(channels.map((channel) => attempt(service, channel, message, tally)));

/** Sends messages one after the other. Messages beyond the time budget have no outcome and remain due. */
export async function sendThrough(service: Service, channel: Channel, deliveries: Delivery[], tally: Tally) {
  const outcomes: Delivered[] = [];
  const { name } = channel;
  const { strikes } = tally;
  const start = performance.now();
  for (const { message, about } of toMessages(deliveries, service)) {
    if (performance.now() - start > SENDING_MS) break;
    const inARow = strikes[name] ?? 0;
    const outcome = inARow < FAILURES_IN_A_ROW ? await attempt(service, channel, message, tally) : 'failed';
    strikes[name] = outcome === 'failed' ? inARow + 1 : 0;
    for (const delivery of about) outcomes.push([delivery, outcome]);
  }
  return outcomes;
}

/** Records an outcome. A notification that was accepted or given up is not due again. */
function noted(record: DemandeRecord, duty: Duty, outcome: Outcome, now: number): DemandeRecord {
  const { channel, kind, mark } = duty;
  const again = failedAgain(record.tries[channel], now);
  const lost = outcome === 'final' || (outcome === 'failed' && isGivenUp(again, now));
  if (outcome === 'failed' && !lost) return { ...record, tries: { ...record.tries, [channel]: again } };
  const { [channel]: _tried, ...tries } = record.tries;
  const { [channel]: _failed, ...failed } = record.failed;
  const field = kind === 'news' ? 'taken' : 'reminded';
  const marks = { ...record[field], [channel]: Math.max(record[field][channel] ?? 0, mark) };
  const after = { ...record, tries, [field]: marks };
  return kind === 'news' ? { ...after, failed: lost ? { ...failed, [channel]: now } : failed } : after;
}

export function afterDelivery(
  { channels }: Service,
  record: DemandeRecord,
  outcomes: Delivered[],
  now: number,
) {
  const after = outcomes.reduce((one, [{ duty }, outcome]) => noted(one, duty, outcome, now), record);
  const isDelivered = channels.every(({ name }) => (after.taken[name] ?? 0) >= after.news);
  return { ...after, ...(isDelivered && { newsAt: 0 }), version: record.version + 1 };
}

/** Sends each message at least once. A message whose outcome cannot be stored is sent again. Never rejects. */
export async function deliver(service: Service, records: Records, tally: Tally) {
  const { channels, log } = service;
  const now = service.now();
  const deliveriesOf = (record: DemandeRecord): Delivery[] =>
    duties(record, service, now).notify.map((duty) => ({ record, duty }));
  const deliveries = records.flatMap(deliveriesOf);
  const givenUp: GivenUp[] = [];
  const sent = await Promise.all(
    channels.map((channel) => {
      const own = deliveries.filter(({ duty }) => duty.channel === channel.name);
      return sendThrough(service, channel, own, tally);
    }),
  );
  for (const record of records) {
    const own = sent.flat().filter(([delivery]) => delivery.record === record);
    try {
      const kept = await changeRecord(service, record, (one) => afterDelivery(service, one, own, now));
      for (const [{ duty }, outcome] of own) {
        const lost = outcome !== 'accepted' && kept?.failed[duty.channel] === now;
        if (lost) givenUp.push({ record, channel: duty.channel });
      }
    } catch (error) {
      log('error', 'deliver', { failure: failureName(error) });
    }
  }
  return givenUp;
}

export async function markFailing({ store }: Service, { failing }: Tally): Promise<void> {
  for (const name of failing) await store.plan(`failing:${name}`, 0);
}

/** @param nth position of the notification in this time window, from 1; 0 if there is nothing to send now */
export async function deliverNow(service: Service, record: DemandeRecord, nth: number): Promise<void> {
  const isInTurn = nth > 0 && nth <= (record.suspect ? BRAKE_MARKED : BRAKE);
  if (!isInTurn || service.channels.length === 0) return;
  const tally = newTally();
  await deliver(service, [record], tally);
  // Ignores errors, because the next failed attempt marks the channels as failing too.
  await markFailing(service, tally).catch(() => {});
}
