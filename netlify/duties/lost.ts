import { idOf, type Telling } from '../channels/announcement.ts';
import type { Channel } from '../channels/channel.ts';
import type { ChannelName, DemandeRecord } from '../request/record.ts';
import type { Service } from '../service.ts';
import { changeRecord } from './change.ts';
import { afterTelling, sendThrough } from './deliver.ts';

/** Pauses before each try, in ms: without storage nobody tries again later. */
const TRIES_MS = [0, 2000, 8000];

/** Requests within this time of each other are sent together, in ms: the host lets work after an answer last a minute. */
export const GATHER_MS = 30_000;

/** How many are remembered: a visitor who sends the same again while the storage is down is announced once. */
const REMEMBERED = 500;

const tellingOf = (record: DemandeRecord, channel: ChannelName): Telling => {
  return { record, duty: { channel, kind: 'news', mark: record.rev }, isLost: true };
};

const nameOf = (record: DemandeRecord): string => idOf(tellingOf(record, 'webhook'));

/**
 * Makes what announces requests that could not be stored, marked as such: the first at once, those of the next seconds
 * together. It never rejects, and ends when the firm was told or cannot be.
 */
export function lostAnnouncer(service: Service): (record: DemandeRecord) => Promise<void> {
  const { channels, wait } = service;
  const announced = new Set<string>();
  let waiting: DemandeRecord[] = [];
  let round: Promise<void> | undefined;

  async function tellWaiting(): Promise<Telling[]> {
    const records = waiting;
    const taken: Telling[] = [];
    waiting = [];
    const tell = async (channel: Channel): Promise<void> => {
      let left = records.map((record) => tellingOf(record, channel.name));
      for (const delay of TRIES_MS) {
        if (left.length === 0) return;
        await wait(delay);
        const outcomes = await sendThrough(service, channel, left);
        for (const [telling, outcome] of outcomes) if (outcome === 'accepted') taken.push(telling);
        left = left.filter((telling) => !taken.includes(telling));
      }
    };
    await Promise.all(channels.map(tell));
    // When its visitor sends it again, a request that nobody took must not pass for announced.
    for (const one of records) if (!taken.some(({ record }) => record === one)) announced.delete(nameOf(one));
    return taken;
  }

  /** Notes as told what the storage carried out after all, later than anybody waited: the schedule tells it no more. */
  async function noteTold({ record, duty }: Telling): Promise<void> {
    const note = (kept: DemandeRecord): DemandeRecord => {
      if (kept.changedAt !== record.changedAt) return kept;
      const told = { record: kept, duty: { ...duty, mark: kept.rev } };
      return afterTelling(service, kept, [[told, 'accepted']], service.now());
    };
    // No request has the version 0: what is written is made of what is kept, where there is something.
    await changeRecord(service, { ...record, version: 0 }, note);
  }

  async function tellAndGather(): Promise<void> {
    const first = tellWaiting();
    await wait(GATHER_MS);
    round = undefined;
    const told = await Promise.all([first, tellWaiting()]);
    try {
      for (const telling of told.flat()) await noteTold(telling);
    } catch {
      // The storage is still away: what it carries out later is told once more, under the same id.
    }
  }

  return async (record) => {
    const name = nameOf(record);
    if (channels.length === 0 || announced.has(name)) return;
    if (announced.size >= REMEMBERED) announced.clear();
    announced.add(name);
    waiting.push(record);
    await (round ??= tellAndGather());
  };
}
