import { idOf, type Delivery } from '../channels/announcement.ts';
import type { Channel } from '../channels/channel.ts';
import type { ChannelName, DemandeRecord } from '../request/record.ts';
import type { Service } from '../service.ts';
import { changeRecord } from './change.ts';
import { afterDelivery, newTally, sendThrough } from './deliver.ts';

/** Pause before each attempt, in ms. The schedule makes no further attempts, because it sees only stored requests. */
const TRIES_MS = [0, 2000, 8000];

/** Batching delay in ms; Netlify allows a minute of work after the response. */
export const GATHER_MS = 30_000;

const REMEMBERED = 500;

const deliveryOf = (record: DemandeRecord, channel: ChannelName): Delivery => {
  return { record, duty: { channel, kind: 'news', mark: record.rev }, isLost: true };
};

const nameOf = (record: DemandeRecord): string => idOf(deliveryOf(record, 'webhook'));

/** Announces requests that could not be stored: the first at once, later ones after GATHER_MS. Never rejects. */
export function lostAnnouncer(service: Service): (record: DemandeRecord) => Promise<void> {
  const { channels, wait } = service;
  const announced = new Set<string>();
  let waiting: DemandeRecord[] = [];
  let round: Promise<void> | undefined;

  async function deliverWaiting(): Promise<Delivery[]> {
    const records = waiting;
    const taken: Delivery[] = [];
    waiting = [];
    const deliverTo = async (channel: Channel): Promise<void> => {
      let left = records.map((record) => deliveryOf(record, channel.name));
      for (const delay of TRIES_MS) {
        if (left.length === 0) return;
        await wait(delay);
        const outcomes = await sendThrough(service, channel, left, newTally());
        for (const [delivery, outcome] of outcomes) if (outcome === 'accepted') taken.push(delivery);
        left = left.filter((delivery) => !taken.includes(delivery));
      }
    };
    await Promise.all(channels.map(deliverTo));
    // A request that no channel accepted is announced again if the visitor resends it.
    for (const one of records) if (!taken.some(({ record }) => record === one)) announced.delete(nameOf(one));
    return taken;
  }

  /** Records a delivery, so that the schedule does not repeat it if the request was stored after all. */
  const noteDelivered = ({ record, duty }: Delivery) =>
    // No record has version 0. This forces a read, so that the change is applied to the record as stored now.
    changeRecord(service, { ...record, version: 0 }, (kept) => {
      const delivered = { record: kept, duty: { ...duty, mark: kept.rev } };
      const isSame = kept.changedAt === record.changedAt;
      return isSame ? afterDelivery(service, kept, [[delivered, 'accepted']], service.now()) : kept;
    });

  async function deliverAndGather(): Promise<void> {
    const first = deliverWaiting();
    await wait(GATHER_MS);
    round = undefined;
    const delivered = await Promise.all([first, deliverWaiting()]);
    try {
      for (const delivery of delivered.flat()) await noteDelivered(delivery);
    } catch {
      // Ignores errors, because the schedule repeats the notification, with the same idempotency key.
    }
  }

  return async (record) => {
    const name = nameOf(record);
    if (channels.length === 0 || announced.has(name)) return;
    if (announced.size >= REMEMBERED) announced.clear();
    announced.add(name);
    waiting.push(record);
    await (round ??= deliverAndGather());
  };
}
