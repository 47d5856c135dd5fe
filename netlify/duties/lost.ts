import { lostMessage } from '../channels/announcement.ts';
import type { Channel, Message } from '../channels/channel.ts';
import { fingerprint } from '../request/identity.ts';
import type { DemandeRecord } from '../request/record.ts';
import type { Service } from '../service.ts';
import { attempt } from './deliver.ts';

/** Pauses before each try, in ms: without storage nobody tries again later. */
const TRIES_MS = [0, 2000, 8000];

/** Requests within this time of each other are sent as one message, in ms: the host lets work after an answer last a minute. */
export const GATHER_MS = 30_000;

/** How many are remembered: a visitor who sends the same again while the storage is down is announced once. */
const REMEMBERED = 500;

const nameOf = ({ no, plaque, vitrage, phone, name, address, completedAt }: DemandeRecord): string =>
  fingerprint([no, plaque, vitrage, phone, name, address, completedAt > 0].join('\n'));

/**
 * Makes what announces requests that could not be stored, marked as such: the first at once, what follows it as one
 * message. A new one carries the id that the same content would have from the storage: had it taken it after all, the firm
 * still sees one request.
 *
 * @returns a function that never rejects, and ends when the firm was told or cannot be
 */
export function lostAnnouncer(service: Service): (record: DemandeRecord) => Promise<void> {
  const announced = new Set<string>();
  let round: { gathered: DemandeRecord[]; done: Promise<unknown> } | undefined;

  /** Whether a request comes for the first time to this process. */
  function isNew(record: DemandeRecord): boolean {
    const name = nameOf(record);
    if (announced.has(name)) return false;
    if (announced.size >= REMEMBERED) announced.clear();
    announced.add(name);
    return true;
  }

  async function isTaken(channel: Channel, message: Message): Promise<boolean> {
    for (const delay of TRIES_MS) {
      await service.wait(delay);
      if ((await attempt(service, channel, message)) === 'accepted') return true;
    }
    return false;
  }

  async function tell(records: readonly DemandeRecord[]): Promise<void> {
    if (records.length === 0) return;
    const sent = await Promise.all(
      service.channels.map((channel) => isTaken(channel, lostMessage(records, channel.name, service))),
    );
    // Not sent: when the visitor retries, the request must not pass for sent.
    if (!sent.includes(true)) for (const record of records) announced.delete(nameOf(record));
  }

  async function gather(gathered: readonly DemandeRecord[]): Promise<void> {
    await service.wait(GATHER_MS);
    round = undefined;
    await tell(gathered);
  }

  return async (record) => {
    if (service.channels.length === 0 || !isNew(record)) return;
    if (round) {
      round.gathered.push(record);
    } else {
      const gathered: DemandeRecord[] = [];
      round = { gathered, done: Promise.all([tell([record]), gather(gathered)]) };
    }
    await round.done;
  };
}
