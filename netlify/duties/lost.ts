import { idOf, type Telling } from '../channels/announcement.ts';
import type { Channel } from '../channels/channel.ts';
import type { ChannelName, DemandeRecord } from '../request/record.ts';
import type { Service } from '../service.ts';
import { sendThrough } from './deliver.ts';

/** Pauses before each try, in ms: without storage nobody tries again later. */
const TRIES_MS = [0, 2000, 8000];

/** Requests within this time of each other are sent together, in ms: the host lets work after an answer last a minute. */
export const GATHER_MS = 30_000;

/** How many are remembered: a visitor who sends the same again while the storage is down is announced once. */
const REMEMBERED = 500;

const tellingOf = (record: DemandeRecord, channel: ChannelName): Telling => {
  return { record, duty: { channel, kind: 'news', mark: record.rev }, isLost: true };
};

const nameOf = (record: DemandeRecord): string => idOf(tellingOf(record, 'email'));

/**
 * Makes what announces requests that could not be stored, marked as such: the first at once, those of the next seconds
 * together. It never rejects, and ends when the firm was told or cannot be.
 */
export function lostAnnouncer(service: Service): (record: DemandeRecord) => Promise<void> {
  const { channels, wait } = service;
  const announced = new Set<string>();
  let waiting: DemandeRecord[] = [];
  let round: Promise<void> | undefined;

  async function tellWaiting(): Promise<void> {
    const records = waiting;
    const taken = new Set<DemandeRecord>();
    waiting = [];
    const tell = async (channel: Channel): Promise<void> => {
      let left = records.map((record) => tellingOf(record, channel.name));
      for (const delay of TRIES_MS) {
        if (left.length === 0) return;
        await wait(delay);
        const outcomes = await sendThrough(service, channel, left);
        for (const [{ record }, outcome] of outcomes) if (outcome === 'accepted') taken.add(record);
        left = outcomes.flatMap(([telling, outcome]) => (outcome === 'accepted' ? [] : [telling]));
      }
    };
    await Promise.all(channels.map(tell));
    // When its visitor sends it again, a request that nobody took must not pass for announced.
    for (const record of records) if (!taken.has(record)) announced.delete(nameOf(record));
  }

  async function tellAndGather(): Promise<void> {
    const first = tellWaiting();
    await wait(GATHER_MS);
    round = undefined;
    await Promise.all([first, tellWaiting()]);
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
