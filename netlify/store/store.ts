import type { DemandeCall } from '../../src/domain/demande.ts';
import { partsOf } from '../parts.ts';
import { HISTORY_LINES } from '../request/actions.ts';
import {
  type ChannelName,
  CLIENT,
  type DemandeRecord,
  DRAFT_FIELDS,
  isActive,
  OVER,
  unreadable,
} from '../request/record.ts';
import { keysUnder, SPANS } from './keys.ts';
import { type RedisClient, StorageError } from './redis.ts';

export interface SaveCall {
  action: DemandeCall['action'];
  /** Whether the visitor sent the demandeId. */
  held: boolean;
  fresh: DemandeRecord;
  trapped: boolean;
  /** Rate-limit key, '' for none. */
  address: string;
}

/** `nth`: position of the notification in this time window, from 1; 0 if none is sent now. `wait`: seconds. */
export type Saved =
  | { state: 'created' | 'updated' | 'completed' | 'duplicate'; record: DemandeRecord; nth: number }
  | { state: 'not_found' }
  | { state: 'too_many'; wait: number };

const SLICE = 1000;
const MOST_TAKEN = 5 * SLICE;
const LOOK = 10;
const MOST_OF_A_NUMBER = 200;

/** Maximum number of resubmissions (sent without the request's id) from which differing values are stored. */
const MOST_RESENT = 5;

/** The daily counter is written once per this number of calls, to save Redis commands. */
const DAY_STEP = 20;
const MOST_ACTIVE = 10_000;

const wellFormed = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && !value.isWellFormed()) throw new StorageError('Unreadable');
  return value;
};

/** Parses JSON as strictly as cjson, Redis's Lua library. @throws for a lone surrogate */
export const parseStrict = (json: string) => JSON.parse(json, json.includes('\\u') ? wellFormed : undefined);

function parse(no: string, json: string): DemandeRecord {
  try {
    const record: DemandeRecord = parseStrict(json);
    if (record.history.length > 0) return record;
  } catch {
    // A damaged record is returned as unreadable.
  }
  return unreadable(no, json);
}

/** Whether a member of the due set is a task or a mark. Public numbers of requests have no lower-case letters. */
const isNoRequest = (member: string): boolean => /[a-z]/.test(member);

export type Look = { soonest: number; failing: ChannelName[] };

/** Times are in ms since the epoch; each operation may throw StorageError. */
export type Store = ReturnType<typeof createStore>;
type Numbered = Pick<DemandeRecord, 'no' | 'phoneKey'>;
type Argument = { now: number; [name: string]: unknown };
export type StoreOptions = { preview?: boolean; softLimit?: number; hardLimit?: number; dailyLimit?: number };

/** Calls from one IP address: suspect above `softLimit`, rejected above `hardLimit` or `dailyLimit`. */
export function createStore(redis: RedisClient, options: StoreOptions = {}) {
  const { preview = false, softLimit = 60, hardLimit = 200, dailyLimit = 1000 } = options;
  const keys = keysUnder(preview ? 'preview:demande:' : 'demande:');
  const life = preview ? SPANS.previewLife : SPANS.life;

  async function readMany(members: readonly string[]): Promise<DemandeRecord[]> {
    const records: DemandeRecord[] = [];
    const numbers = members.filter((member) => !isNoRequest(member));
    for (const part of partsOf(numbers, SLICE)) {
      const names = part.map((no) => keys.request + no);
      const texts = await redis.ask<(string | null)[]>((client) => client.mget(...names));
      records.push(...texts.flatMap((json, i) => (json ? [parse(part[i] ?? '', json)] : [])));
    }
    return records;
  }

  /** Reads closed requests, last changed first: 1 Redis command plus 1 per thousand read. @param from least due time */
  async function readClosed(from: number | `(${number}`, offset: number, count: number) {
    const options = { byScore: true, rev: true, offset, count } as const;
    const members = await redis.ask<string[]>((client) => client.zrange(keys.due, '+inf', from, options));
    return (await readMany(members)).filter((record) => !isActive(record));
  }

  async function runSave(address: string, { no, phoneKey: number }: Numbered, call: Argument) {
    const window = Math.floor(call.now / (SPANS.window * 1000));
    const own = [keys.request + no, keys.phone + number, keys.address + address, keys.day + address];
    const names = [keys.due, ...own, keys.rush + window, keys.marked + window];
    const limits = { soft: softLimit, hard: address ? hardLimit : 0, daily: dailyLimit, step: DAY_STEP };
    const json = await redis.run<string>('save', names, { ...SPANS, ...limits, ...call });
    try {
      const saved: Saved | { state: 'counted' } = JSON.parse(json);
      if (saved.state) return saved;
    } catch {
      // Invalid JSON is an unknown reply too.
    }
    throw new StorageError('UnknownReply');
  }

  return {
    lifeMs: life * 1000,

    async save(call: SaveCall): Promise<Saved> {
      const { fresh, address } = call;
      const saved = await runSave(address, fresh, {
        ...call,
        life,
        now: fresh.createdAt,
        who: fresh.history[0]?.who,
        client: CLIENT,
        lines: HISTORY_LINES,
        resent: MOST_RESENT,
        most: MOST_OF_A_NUMBER,
        fields: DRAFT_FIELDS,
        over: OVER,
        requests: keys.request,
        phones: keys.phone,
      });
      // In production the schedule removes expired requests from the set. Previews have no schedule: their set expires.
      if (preview) await redis.ask((client) => client.expire(keys.due, life));
      if (saved.state === 'counted') throw new StorageError('UnknownReply');
      return saved;
    },

    /** @returns seconds until the IP address may call again, 0 if it may call now */
    async count(address: string, now: number): Promise<number> {
      if (address === '') return 0;
      const counted = await runSave(address, { no: '', phoneKey: '' }, { action: 'count', now, fresh: {} });
      return 'wait' in counted ? counted.wait : 0;
    },

    async read(no: string): Promise<DemandeRecord | undefined> {
      const json = await redis.ask<string | null>((client) => client.get(keys.request + no));
      return json ? parse(no, json) : undefined;
    },

    /** Replaces a record unless it was changed meanwhile. @returns `replaced`, `gone` or the changed record */
    async replace(before: DemandeRecord, after: DemandeRecord, due: number) {
      const { no, phoneKey: number, since } = after;
      const names = [keys.due, keys.request + no, keys.phone + before.phoneKey, keys.phone + number];
      const moved = before.phoneKey !== number || (!isActive(before) && isActive(after));
      const written = { no, json: JSON.stringify(after), due, life, moved, since };
      const reply = await redis.run<string>('replace', names, { version: before.version, ...written });
      return reply === 'replaced' || reply === 'gone' ? reply : parse(no, reply);
    },

    /** Reads the earliest due time (Infinity for none) and the failing channels, in one Redis command. */
    async look(): Promise<Look> {
      const options = { withScores: true };
      const found = await redis.ask<string[]>((client) => client.zrange(keys.due, 0, LOOK - 1, options));
      const entries = partsOf(found, 2).map(([member = '', score]) => ({ member, at: Number(score) }));
      const first = entries.find(({ at }) => at > 0)?.at;
      return {
        soonest: first ?? (entries.length < LOOK ? Infinity : 1),
        failing: entries.flatMap(({ member }) =>
          member.startsWith('failing:') ? [member.slice(8) as ChannelName] : [],
        ),
      };
    },

    tryWrite: (): Promise<unknown> =>
      redis.ask((client) => client.set(keys.health, '1', { ex: SPANS.health })),

    /** Takes a lease on each due entry. @param summary due time of the next summary, used if no summary is planned */
    async take(now: number, summary: number) {
      const argument = { now, lease: SPANS.leaseMs, count: SLICE, summary, requests: keys.request };
      const taken: [string, string][] = [];
      let part = taken;
      do {
        part = await redis.run<[string, string][]>('take', [keys.due], argument);
        taken.push(...part);
      } while (part.length === SLICE && taken.length < MOST_TAKEN);
      return {
        records: taken.flatMap(([no, json]) => (json ? [parse(no, json)] : [])),
        tasks: taken.flatMap(([member]) => (isNoRequest(member) ? [member] : [])),
      };
    },

    /**
     * Plans an entry. @param member `summary`, `backup`, a request's public number or the mark `failing:<channel>`
     * @param due in ms, 0 for never (marks), undefined to remove it
     */
    plan: (member: string, due: number | undefined): Promise<unknown> =>
      redis.ask((client) =>
        due === undefined ? client.zrem(keys.due, member) : client.zadd(keys.due, { score: due, member }),
      ),

    /** Reads active requests, and closed ones due soon, with one Redis command and one more per thousand requests. */
    async soon(now: number): Promise<DemandeRecord[]> {
      const limit = { byScore: true, offset: 0, count: MOST_ACTIVE } as const;
      const last = now + SPANS.lookMs + SPANS.leaseMs;
      return readMany(await redis.ask((client) => client.zrange(keys.due, 0, last, limit)));
    },

    closed: (now: number, offset: number, count: number): Promise<DemandeRecord[]> =>
      readClosed(`(${now + SPANS.lookMs + SPANS.leaseMs}`, offset, count),

    /** Reads closed requests changed at or after `since`. */
    closedSince: (since: number): Promise<DemandeRecord[]> => readClosed(since + life * 1000, 0, MOST_ACTIVE),

    /** Searches the JSON of all requests for substrings, with up to 3 Redis commands plus 1 per thousand requests. */
    async find(words: readonly string[], most: number): Promise<DemandeRecord[]> {
      const argument = { words, requests: keys.request, most, slice: SLICE };
      const found = await redis.run<[string, string][]>('find', [keys.due], argument);
      return found.map(([no, json]) => parse(no, json));
    },

    /** Reads the other requests of the same phone number, closed ones too, with two Redis commands. */
    async ofNumber({ no, phoneKey: number }: Numbered): Promise<DemandeRecord[]> {
      const options = { rev: true } as const;
      const last = MOST_OF_A_NUMBER - 1;
      const all = await redis.ask<string[]>((client) => client.zrange(keys.phone + number, 0, last, options));
      return readMany(all.filter((other) => other !== no));
    },

    all: async (): Promise<DemandeRecord[]> =>
      readMany(await redis.ask((client) => client.zrange(keys.due, 0, -1))),

    erase: async (no: string): Promise<boolean> =>
      (await redis.run<number>('erase', [keys.due, keys.request + no], { no, phones: keys.phone })) === 1,

    /** Acquires the lock for sending a login link. @param name unique, so the Redis client's retry returns `mine` */
    async askLink(name: string): Promise<'mine' | 'sent' | 'asked'> {
      const set = await redis.ask((client) => client.set(keys.entry, name, { nx: true, ex: SPANS.entry }));
      if (set === 'OK') return 'mine';
      const kept = await redis.ask((client) => client.get(keys.entry));
      return kept === name ? 'mine' : kept === 'sent' ? 'sent' : 'asked';
    },

    noteLink: (): Promise<unknown> =>
      redis.ask((client) => client.set(keys.entry, 'sent', { ex: SPANS.entry })),
  };
}
