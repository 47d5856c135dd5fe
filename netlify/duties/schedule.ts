import { nextOpening } from '../../src/domain/opening-hours.ts';
import { shown } from '../../src/domain/paris.ts';
import { abandonedMessage, backupMessages } from '../channels/notices.ts';
import { applyAct } from '../request/acts.ts';
import type { ChannelName, DemandeRecord } from '../request/record.ts';
import type { Service } from '../service.ts';
import { changeRecord } from './change.ts';
import { deliver, type Delivered, sendTo } from './deliver.ts';
import { duties } from './duties.ts';
import { summaryMessage } from './summary.ts';

const BATCH = 100;

/** A summary that nobody took is tried again after this pause, in ms, until this hour in Paris. */
const SUMMARY_PAUSE_MS = 30 * 60_000;
const SUMMARY_UNTIL = 12;

/** A backup that its channel did not take is tried again after this pause, in ms, until this day of the week. */
const BACKUP_PAUSE_MS = 24 * 60 * 60_000;
const BACKUP_UNTIL = 3;

/** The day of the week in Paris, 1 on Monday, 7 on Sunday. */
const weekdayOf = (now: number): number => new Date(shown(now)).getUTCDay() || 7;

/** Sends the summary of the day that begins and plans the next one. @returns whether somebody took it */
async function sendSummary(service: Service): Promise<boolean> {
  const { store, hours, backup } = service;
  const now = service.now();
  const outcomes = await sendTo(service, service.channels, await summaryMessage(service));
  const sent = outcomes.has('accepted');
  const again = now + SUMMARY_PAUSE_MS;
  const late = new Date(shown(again)).getUTCHours() >= SUMMARY_UNTIL;
  await store.plan('summary', sent || late ? nextOpening(now, hours) : again);
  if (sent && backup && weekdayOf(now) === 1) await store.plan('backup', now);
  return sent;
}

/** Sends every request to the channel that was chosen. A receiver that wants no more of it gets no more. */
async function sendBackup(service: Service): Promise<boolean> {
  const { store, backup } = service;
  const now = service.now();
  const messages = backupMessages(await store.all(), now);
  const chosen = service.channels.filter(({ name }) => (name === 'webhook') === (backup === 'webhook'));
  const sent = await Promise.all(messages.map((message) => sendTo(service, chosen, message)));
  const outcomes = new Set(sent.flatMap((some) => [...some]));
  const again = outcomes.has('failed') && weekdayOf(now) <= BACKUP_UNTIL;
  await store.plan('backup', again ? now + BACKUP_PAUSE_MS : undefined);
  return !outcomes.has('failed') && !outcomes.has('final');
}

/** Closes what nobody touched for long. @returns the requests as they are kept now */
async function closeForgotten(service: Service, records: readonly DemandeRecord[]): Promise<DemandeRecord[]> {
  const { hours } = service;
  const now = service.now();
  const close = (record: DemandeRecord) => applyAct(record, { act: 'closed' }, { who: '', now, hours });
  const kept = records.map((record) =>
    duties(record, service, now).close ? changeRecord(service, record, close) : record,
  );
  return (await Promise.all(kept)).filter((record) => record !== undefined);
}

/** Tells the other channels what one of them will not be told of any more. */
async function tellGivenUp(service: Service, givenUp: Delivered['givenUp']): Promise<void> {
  for (const [name, lost] of Map.groupBy(givenUp, ({ channel }) => channel)) {
    const others = service.channels.filter((channel) => channel.name !== name);
    const records = lost.map(({ record }) => record);
    await sendTo(service, others, abandonedMessage(name, records, service));
  }
}

/** A channel is back: what waits for its next try is due at once. @returns how many requests that is */
async function sendWaiting(service: Service, recovered: readonly ChannelName[]): Promise<number> {
  if (recovered.length === 0) return 0;
  const soon = await service.store.soon(service.now());
  const waiting = soon
    .filter(({ tries }) => recovered.some((name) => tries[name]))
    .map((record) => ({ ...record, tries: {} }));
  await deliver(service, waiting);
  return waiting.length;
}

/** Sends what is due; without a channel all waits. @returns whether all was taken, and how many entries were due */
export async function runSchedule(service: Service): Promise<{ well: boolean; count: number }> {
  const { store, channels, hours, log } = service;
  const now = service.now();
  const summary = nextOpening(now, hours);
  const due = await store.soonest();
  if (channels.length === 0) return { well: false, count: 0 };
  if (due > now) {
    // Plan the summary for the next opening, unless something is due before it: that run plans it.
    if (due > summary) await store.plan('summary', summary);
    return { well: true, count: 0 };
  }
  const { records, tasks } = await store.take(now, summary, BATCH);
  const { failing, recovered, givenUp } = await deliver(service, await closeForgotten(service, records));
  const waiting = await sendWaiting(service, recovered);
  await tellGivenUp(service, givenUp);
  const summed = !tasks.includes('summary') || (await sendSummary(service));
  const saved = !tasks.includes('backup') || (await sendBackup(service));
  const count = records.length + tasks.length + waiting;
  log('info', 'schedule', { count });
  return { well: failing.length === 0 && summed && saved, count };
}
