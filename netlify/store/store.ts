import type { DemandeCall } from '../../src/domain/demande.ts';
import { HISTORY_LINES } from '../request/acts.ts';
import { type ChannelName, type DemandeRecord, DRAFT_FIELDS, isActive, OVER } from '../request/record.ts';
import { keysUnder, SPANS } from './keys.ts';
import { type RedisClient, StorageError } from './redis.ts';

type Task = 'summary' | 'backup';

export interface SaveCall {
  action: DemandeCall['action'];
  /** Whether the visitor holds the id, which is the right to change its request. */
  held: boolean;
  /** The request as it is stored when it is new. */
  fresh: DemandeRecord;
  /** Whether the field that no person sees was filled in. */
  trapped: boolean;
  /** Keyed hash of the visitor's address, '' where it is not counted. */
  address: string;
}

/** The result of saving; `nth` counts the announcements of this window, 0 where there is none. `wait` is in seconds. */
export type Saved =
  | { state: 'created' | 'updated' | 'completed' | 'duplicate'; record: DemandeRecord; nth: number }
  | { state: 'not_found' }
  | { state: 'too_many'; wait: number };

const SLICE = 1000;

/** Active requests that a list or a summary reads: far more than a firm has, and still within its commands. */
const MOST_ACTIVE = 10_000;

const parse = (json: string): DemandeRecord => JSON.parse(json);

const isTask = (member: string): member is Task => member === 'summary' || member === 'backup';

/** The operations of the storage. Times are ms since the epoch; each throws StorageError. */
export type Store = ReturnType<typeof createStore>;

export type StoreOptions = { preview?: boolean; softLimit?: number; hardLimit?: number };

/** Opens the store; calls of one address in a window are marked above the soft limit, refused above the hard one. */
export function createStore(redis: RedisClient, options: StoreOptions = {}) {
  const { preview = false, softLimit = 60, hardLimit = 200 } = options;
  const keys = keysUnder(preview ? 'preview:demande:' : 'demande:');
  const life = preview ? SPANS.previewLife : SPANS.life;

  /** The requests of some members of the set of what is due. */
  async function readMany(members: readonly string[]): Promise<DemandeRecord[]> {
    const names = members.filter((member) => !isTask(member)).map((no) => keys.request + no);
    const records: DemandeRecord[] = [];
    for (let i = 0; i < names.length; i += SLICE) {
      const slice = names.slice(i, i + SLICE);
      const texts = await redis.ask<(string | null)[]>((client) => client.mget(...slice));
      records.push(...texts.flatMap((json) => (json ? [parse(json)] : [])));
    }
    return records;
  }

  return {
    /** How long a request is kept after its last change. */
    lifeMs: life * 1000,

    /** Carries out a call in one round trip. */
    async save(call: SaveCall): Promise<Saved> {
      const { fresh, address } = call;
      const now = fresh.createdAt;
      const window = keys.rush + Math.floor(now / (SPANS.window * 1000));
      const [request, phone] = [keys.request + fresh.no, keys.phone + fresh.phoneKey];
      const json = await redis.run<string>(
        'save',
        [keys.due, request, phone, keys.address + address, window],
        {
          ...SPANS,
          ...call,
          life,
          now,
          who: fresh.history[0]?.who,
          soft: softLimit,
          hard: address ? hardLimit : 0,
          lines: HISTORY_LINES,
          fields: DRAFT_FIELDS,
          over: OVER,
          requests: keys.request,
          phones: keys.phone,
        },
      );
      // On line, its members are requests that run out, each for itself.
      if (preview) await redis.ask((client) => client.expire(keys.due, life));
      try {
        const saved: Saved = JSON.parse(json);
        if (saved.state) return saved;
      } catch {
        // A storage that answers something else has stored nothing that we know of.
      }
      throw new StorageError('UnknownReply');
    },

    async read(no: string): Promise<DemandeRecord | undefined> {
      const json = await redis.ask<string | null>((client) => client.get(keys.request + no));
      return json ? parse(json) : undefined;
    },

    /**
     * Puts a request in the place of what was read; it is looked at next when it is `due`.
     *
     * @returns `gone`, or what is kept when somebody else wrote meanwhile
     */
    async replace(
      before: DemandeRecord,
      after: DemandeRecord,
      due: number,
      now: number,
    ): Promise<'replaced' | 'gone' | DemandeRecord> {
      const moved = before.phoneKey !== after.phoneKey;
      const isRecent = now - after.since < SPANS.dedupe * 1000;
      const reply = await redis.run<string>(
        'replace',
        [keys.due, keys.request + after.no, keys.phone + before.phoneKey, keys.phone + after.phoneKey],
        {
          version: before.version,
          no: after.no,
          json: JSON.stringify(after),
          due,
          life,
          moved,
          claim: isActive(after) && isRecent && (moved || !isActive(before)),
          now,
          window: SPANS.dedupe,
        },
      );
      return reply === 'replaced' || reply === 'gone' ? reply : parse(reply);
    },

    /** When the earliest entry is due, Infinity for none; for one command. */
    async soonest(): Promise<number> {
      const first = await redis.ask<string[]>((client) =>
        client.zrange(keys.due, 0, 0, { withScores: true }),
      );
      return Number(first[1] ?? Infinity);
    },

    /** Takes what is due, for the length of a lease. @param summary when the next summary is due, if none is planned */
    async take(now: number, summary: number, count: number) {
      const argument = { now, lease: SPANS.leaseMs, count, summary, requests: keys.request };
      const taken = await redis.run<[string, string][]>('take', [keys.due], argument);
      return {
        records: taken.flatMap(([, json]) => (json ? [parse(json)] : [])),
        tasks: taken.flatMap(([member]) => (isTask(member) ? [member] : [])),
      };
    },

    /** Plans a task, in place of what was planned for it; undefined takes it away. */
    plan: (task: Task, due: number | undefined): Promise<unknown> =>
      redis.ask((client) =>
        due === undefined ? client.zrem(keys.due, task) : client.zadd(keys.due, { score: due, member: task }),
      ),

    /** All active requests, at most {@link MOST_ACTIVE}, and some more; in two commands up to a thousand. */
    async soon(now: number): Promise<DemandeRecord[]> {
      const limit = { byScore: true, offset: 0, count: MOST_ACTIVE } as const;
      const last = now + SPANS.lookMs + SPANS.leaseMs;
      return readMany(await redis.ask((client) => client.zrange(keys.due, 0, last, limit)));
    },

    /** Requests that are done with, the last changed first; in two commands. */
    async closed(now: number, offset: number, count: number): Promise<DemandeRecord[]> {
      const options = { byScore: true, rev: true, offset, count } as const;
      const last = `(${now + SPANS.lookMs + SPANS.leaseMs}` as const;
      const members = await redis.ask<string[]>((client) => client.zrange(keys.due, '+inf', last, options));
      return (await readMany(members)).filter((record) => !isActive(record));
    },

    /** The requests whose text holds one of some words, unsorted; in a command for each thousand requests. */
    async find(words: readonly string[], most: number): Promise<DemandeRecord[]> {
      const argument = { words, requests: keys.request, most, slice: SLICE };
      return (await redis.run<string[]>('find', [keys.due], argument)).map(parse);
    },

    /** Other requests of the same number: those that are open, and the one that it was said to stand beside. */
    async besides({ no, phoneKey: number, sameAs }: DemandeRecord): Promise<DemandeRecord[]> {
      const recent = await redis.ask<string[]>((client) => client.zrange(keys.phone + number, 0, -1));
      const others = new Set([...recent, sameAs].filter((other) => other !== '' && other !== no));
      return (await readMany([...others])).filter((one) => isActive(one) || one.no === sameAs);
    },

    /** Every request, in no order. */
    all: async (): Promise<DemandeRecord[]> =>
      readMany(await redis.ask((client) => client.zrange(keys.due, 0, -1))),

    erase: async (no: string): Promise<boolean> =>
      (await redis.run<number>('erase', [keys.due, keys.request + no], { no, phones: keys.phone })) === 1,

    /** Notes that a channel fails, or that it works again. */
    noteFailing: (channel: ChannelName, since: number | undefined): Promise<unknown> =>
      redis.ask((client) =>
        since === undefined
          ? client.del(keys.failing + channel)
          : client.set(keys.failing + channel, since, { nx: true, ex: SPANS.failing }),
      ),

    async areFailing(channels: readonly ChannelName[]): Promise<boolean> {
      const names = channels.map((channel) => keys.failing + channel);
      const notes = names.length > 0 ? await redis.ask<unknown[]>((client) => client.mget(...names)) : [];
      return notes.some((since) => since !== null);
    },

    /** Whether a link to the desk may be sent: not when one was a moment ago. */
    mayEnter: async (): Promise<boolean> =>
      (await redis.ask((client) => client.set(keys.entry, '1', { nx: true, ex: SPANS.entry }))) === 'OK',

    /** Lets the next link be sent at once: this one did not arrive. */
    forgetEntry: (): Promise<unknown> => redis.ask((client) => client.del(keys.entry)),
  };
}
