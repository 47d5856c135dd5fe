import { nextOpening } from '../../src/domain/opening-hours.ts';
import { dateAfter, instantOf, parisDate, shown } from '../../src/domain/paris.ts';
import { MOST_IN_GROUP } from '../channels/announcement.ts';
import { abandonedMessage, backupMessages, unreadableMessage } from '../channels/notices.ts';
import { partsOf } from '../parts.ts';
import { applyAction } from '../request/actions.ts';
import type { ChannelName, DemandeRecord, Records } from '../request/record.ts';
import { realFirst } from '../request/words.ts';
import type { Service } from '../service.ts';
import type { Look } from '../store/store.ts';
import { changeRecord } from './change.ts';
import { deliver, type GivenUp, markFailing, newTally, sendTo, type Tally } from './deliver.ts';
import { duties } from './duties.ts';
import { summaryMessage } from './summary.ts';

/** Time budget in ms; Netlify ends the function after 30 s. */
const RUN_MS = 20_000;

/** Delay in ms before a failed summary or a failed report of damaged requests is retried. */
const PAUSE_MS = 30 * 60_000;
/** Hour in Paris; a failed summary is retried on the same day only before this hour. */
const SUMMARY_UNTIL = 12;
const BACKUP_PAUSE_MS = 24 * 60 * 60_000;

function isLastOfWeek(now: number, next: number): boolean {
  const weekday = new Date(shown(now)).getUTCDay() || 7;
  return next >= instantOf(dateAfter(parisDate(now), 8 - weekday), '00:00');
}

/** @returns whether a channel accepted the summary */
async function sendSummary(service: Service, tally: Tally): Promise<boolean> {
  const { store, hours, backup, channels } = service;
  const now = service.now();
  const outcomes = await sendTo(service, channels, await summaryMessage(service), tally);
  const sent = outcomes.includes('accepted');
  const again = now + PAUSE_MS;
  const next = nextOpening(now, hours);
  const isOver = sent || new Date(shown(again)).getUTCHours() >= SUMMARY_UNTIL;
  await store.plan('summary', isOver ? next : again);
  if (isOver && backup && isLastOfWeek(now, next)) await store.plan('backup', now);
  return sent;
}

async function sendBackup(service: Service, tally: Tally): Promise<boolean> {
  const { store, backup, channels } = service;
  const now = service.now();
  const chosen = channels.filter(({ name }) => (name === 'webhook') === (backup === 'webhook'));
  const messages = backupMessages(await store.all(), now);
  const sent = messages.map((message) => sendTo(service, chosen, message, tally));
  const outcomes = (await Promise.all(sent)).flat();
  await store.plan('backup', outcomes.includes('failed') ? now + BACKUP_PAUSE_MS : undefined);
  return chosen.length > 0 && outcomes.every((outcome) => outcome === 'accepted');
}

async function nameUnreadable(service: Service, records: Records, tally: Tally) {
  const { store, channels, now, log } = service;
  for (const part of partsOf(records, MOST_IN_GROUP)) {
    log('error', 'unreadable', { count: part.length });
    const outcomes = await sendTo(service, channels, unreadableMessage(part, service), tally);
    const due = outcomes.includes('accepted') ? 0 : now() + PAUSE_MS;
    for (const { no } of part) await store.plan(no, due);
  }
}

/** Closes requests that were idle for `CLOSE_AFTER_MS`. @returns all given requests, without those erased meanwhile */
async function closeForgotten(service: Service, records: Records): Promise<DemandeRecord[]> {
  const { hours } = service;
  const now = service.now();
  const close = (record: DemandeRecord) => applyAction(record, { act: 'closed' }, { who: '', now, hours });
  const kept = records.map((record) =>
    duties(record, service, now).close ? changeRecord(service, record, close) : record,
  );
  return (await Promise.all(kept)).filter((record) => record !== undefined);
}

async function notifyGivenUp(service: Service, givenUp: readonly GivenUp[], tally: Tally): Promise<void> {
  for (const [name, lost] of Map.groupBy(givenUp, ({ channel }) => channel)) {
    const others = service.channels.filter((channel) => channel.name !== name);
    for (const part of partsOf(lost, MOST_IN_GROUP)) {
      const records = part.map(({ record }) => record);
      await sendTo(service, others, abandonedMessage(name, records, service), tally);
    }
  }
}

async function deliverAll(service: Service, records: Records, tally: Tally): Promise<void> {
  const start = service.now();
  for (const part of partsOf(records.toSorted(realFirst), MOST_IN_GROUP)) {
    // The next run handles the remaining requests, once their lease has ended.
    if (service.now() - start > RUN_MS) return;
    await notifyGivenUp(service, await deliver(service, part, tally), tally);
  }
}

/**
 * Marks channels as failing or working, and resends the notifications that waited for a channel that works again.
 * @returns the number of requests with such notifications
 */
async function noteChannels(service: Service, marked: readonly ChannelName[], tally: Tally): Promise<number> {
  const { store, now } = service;
  await markFailing(service, tally);
  const back = marked.filter((name) => tally.took.has(name) && !tally.failing.has(name));
  if (back.length === 0) return 0;
  for (const name of back) await store.plan(`failing:${name}`, undefined);
  const waiting = (await store.soon(now())).filter(({ tries }) => back.some((name) => tries[name]));
  const again = waiting.map((record) => ({ ...record, tries: {} }));
  await deliverAll(service, again, { ...tally, strikes: {} });
  return waiting.length;
}

/** Runs the schedule once. @returns `well`: whether all is well; `count`: number of requests and tasks handled */
export async function runSchedule(service: Service): Promise<{ well: boolean; count: number; look?: Look }> {
  const { store, channels, hours, log } = service;
  const now = service.now();
  const look = await store.look();
  if (channels.length === 0) return { well: false, count: 0 };
  const failing = look.failing.filter((name) => channels.some((channel) => channel.name === name));
  if (look.soonest > now) {
    // If an entry is due before the summary, the run that takes that entry plans the summary (take.lua).
    const summary = nextOpening(now, hours);
    if (look.soonest > summary) await store.plan('summary', summary);
    return { well: failing.length === 0, count: 0, look };
  }
  const tally = newTally();
  const { records, tasks } = await store.take(now, nextOpening(now, hours));
  const isDamaged = ({ state }: DemandeRecord): boolean => state === 'unreadable';
  const whole = records.filter((record) => !isDamaged(record));
  await deliverAll(service, await closeForgotten(service, whole), tally);
  await nameUnreadable(service, records.filter(isDamaged), tally);
  const summed = !tasks.includes('summary') || (await sendSummary(service, tally));
  const saved = !tasks.includes('backup') || (await sendBackup(service, tally));
  const waiting = await noteChannels(service, failing, tally);
  const count = records.length + tasks.length + waiting;
  log('info', 'schedule', { count });
  const isBack = failing.every((name) => tally.took.has(name));
  return { well: tally.failing.size === 0 && isBack && summed && saved, count };
}
