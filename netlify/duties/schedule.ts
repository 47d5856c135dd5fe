import { nextOpening } from '../../src/domain/opening-hours.ts';
import { dateAfter, instantOf, parisDate, shown } from '../../src/domain/paris.ts';
import { MOST_IN_GROUP, realFirst } from '../channels/announcement.ts';
import type { Channel, Message } from '../channels/channel.ts';
import { abandonedMessage, backupMessages, unreadableMessage } from '../channels/notices.ts';
import { partsOf } from '../parts.ts';
import { applyAct } from '../request/acts.ts';
import type { ChannelName, DemandeRecord } from '../request/record.ts';
import type { Service } from '../service.ts';
import type { Look } from '../store/store.ts';
import { changeRecord } from './change.ts';
import { attempt, deliver, type Delivered } from './deliver.ts';
import { duties } from './duties.ts';
import { summaryMessage } from './summary.ts';

/** Entries per command, and commands per run. */
const BATCH = 500;
const BATCHES = 10;

/** Time budget in ms; Netlify ends the function after 30 s. */
const RUN_MS = 20_000;

/** Retry pause in ms, and the hour in Paris at which the summary is skipped. */
const PAUSE_MS = 30 * 60_000;
const SUMMARY_UNTIL = 12;
const BACKUP_PAUSE_MS = 24 * 60 * 60_000;

/** One run, with the channels that accepted or failed. */
interface Run {
  service: Service;
  took: Set<ChannelName>;
  failing: Set<ChannelName>;
}

async function sendTo({ service, took, failing }: Run, channels: readonly Channel[], message: Message) {
  const outcomes = new Set<string>();
  const send = async (channel: Channel): Promise<void> => {
    const outcome = await attempt(service, channel, message);
    outcomes.add(outcome);
    (outcome === 'accepted' ? took : failing).add(channel.name);
  };
  await Promise.all(channels.map(send));
  return outcomes;
}

/** Whether the next opening is in another week. */
function isLastOfWeek(now: number, next: number): boolean {
  const weekday = new Date(shown(now)).getUTCDay() || 7;
  return next >= instantOf(dateAfter(parisDate(now), 8 - weekday), '00:00');
}

/** Sends the summary and plans the next one. @returns whether a channel accepted it */
async function sendSummary(run: Run): Promise<boolean> {
  const { store, hours, backup, channels, now: clock } = run.service;
  const now = clock();
  const sent = (await sendTo(run, channels, await summaryMessage(run.service))).has('accepted');
  const again = now + PAUSE_MS;
  const next = nextOpening(now, hours);
  const isOver = sent || new Date(shown(again)).getUTCHours() >= SUMMARY_UNTIL;
  await store.plan('summary', isOver ? next : again);
  if (isOver && backup && isLastOfWeek(now, next)) await store.plan('backup', now);
  return sent;
}

/** Sends the weekly backup; a final refusal is not retried. */
async function sendBackup(run: Run): Promise<boolean> {
  const { store, backup, channels, now: clock } = run.service;
  const now = clock();
  const chosen = channels.filter(({ name }) => (name === 'webhook') === (backup === 'webhook'));
  const sent = backupMessages(await store.all(), now).map((message) => sendTo(run, chosen, message));
  const outcomes = (await Promise.all(sent)).flatMap((some) => [...some]);
  await store.plan('backup', outcomes.includes('failed') ? now + BACKUP_PAUSE_MS : undefined);
  return chosen.length > 0 && outcomes.every((outcome) => outcome === 'accepted');
}

/** Reports damaged records once; they stay until somebody erases them. */
async function nameUnreadable(run: Run, records: readonly DemandeRecord[]): Promise<void> {
  const { store, channels, now, log } = run.service;
  for (const part of partsOf(records, MOST_IN_GROUP)) {
    log('error', 'unreadable', { count: part.length });
    const isTold = (await sendTo(run, channels, unreadableMessage(part, run.service))).has('accepted');
    for (const { no } of part) await store.plan(no, isTold ? 0 : now() + PAUSE_MS);
  }
}

/** Closes untouched requests. @returns all of them as stored */
async function closeForgotten(service: Service, records: readonly DemandeRecord[]): Promise<DemandeRecord[]> {
  const { hours } = service;
  const now = service.now();
  const close = (record: DemandeRecord) => applyAct(record, { act: 'closed' }, { who: '', now, hours });
  const kept = records.map((record) =>
    duties(record, service, now).close ? changeRecord(service, record, close) : record,
  );
  return (await Promise.all(kept)).filter((record) => record !== undefined);
}

/** Reports abandoned announcements on the other channels. */
async function tellGivenUp(run: Run, givenUp: Delivered['givenUp']): Promise<void> {
  for (const [name, lost] of Map.groupBy(givenUp, ({ channel }) => channel)) {
    const others = run.service.channels.filter((channel) => channel.name !== name);
    for (const part of partsOf(lost, MOST_IN_GROUP)) {
      const records = part.map(({ record }) => record);
      await sendTo(run, others, abandonedMessage(name, records, run.service));
    }
  }
}

/** Delivers in batches, suspect requests last. */
async function deliverAll(run: Run, records: readonly DemandeRecord[]): Promise<void> {
  const { service } = run;
  const strikes = {};
  const start = service.now();
  for (const part of partsOf(records.toSorted(realFirst), MOST_IN_GROUP)) {
    // The rest keeps its lease until the next run.
    if (service.now() - start > RUN_MS) return;
    const { took, failing, givenUp } = await deliver(service, part, strikes);
    for (const name of took) run.took.add(name);
    for (const name of failing) run.failing.add(name);
    await tellGivenUp(run, givenUp);
  }
}

/** Updates the marks of failing channels; retries at once what waited for a recovered one. @returns how many */
async function noteChannels(run: Run, failing: readonly ChannelName[]): Promise<number> {
  const { store, now } = run.service;
  for (const name of run.failing) await store.plan(`failing:${name}`, 0);
  const back = failing.filter((name) => run.took.has(name) && !run.failing.has(name));
  if (back.length === 0) return 0;
  for (const name of back) await store.plan(`failing:${name}`, undefined);
  const waiting = (await store.soon(now())).filter(({ tries }) => back.some((name) => tries[name]));
  await deliverAll(
    run,
    waiting.map((record) => ({ ...record, tries: {} })),
  );
  return waiting.length;
}

async function takeDue({ store, hours, now }: Service) {
  const due: Awaited<ReturnType<typeof store.take>> = { records: [], tasks: [] };
  for (let n = 0; n < BATCHES; n += 1) {
    const { records, tasks } = await store.take(now(), nextOpening(now(), hours), BATCH);
    due.records.push(...records);
    due.tasks.push(...tasks);
    if (records.length + tasks.length < BATCH) break;
  }
  return due;
}

/** One run of the schedule. @returns whether all is well, and how many entries were due */
export async function runSchedule(service: Service): Promise<{ well: boolean; count: number; look?: Look }> {
  const { store, channels, hours, log } = service;
  const now = service.now();
  const look = await store.look();
  if (channels.length === 0) return { well: false, count: 0 };
  const failing = look.failing.filter((name) => channels.some((channel) => channel.name === name));
  if (look.soonest > now) {
    // If something is due earlier, that run plans the summary.
    const summary = nextOpening(now, hours);
    if (look.soonest > summary) await store.plan('summary', summary);
    return { well: failing.length === 0, count: 0, look };
  }
  const run: Run = { service, took: new Set(), failing: new Set() };
  const { records, tasks } = await takeDue(service);
  const [damaged, whole] = [true, false].map((is) =>
    records.filter(({ state }) => (state === 'unreadable') === is),
  );
  await deliverAll(run, await closeForgotten(service, whole ?? []));
  await nameUnreadable(run, damaged ?? []);
  const summed = !tasks.includes('summary') || (await sendSummary(run));
  const saved = !tasks.includes('backup') || (await sendBackup(run));
  const waiting = await noteChannels(run, failing);
  const count = records.length + tasks.length + waiting;
  log('info', 'schedule', { count });
  const isBack = failing.every((name) => run.took.has(name));
  return { well: run.failing.size === 0 && isBack && summed && saved, count };
}
