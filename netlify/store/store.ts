import type { DemandeCall } from '../../src/domain/demande.ts';
import { partsOf } from '../parts.ts';
import { HISTORY_LINES } from '../request/acts.ts';
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

type Task = 'summary' | 'backup';

/** A channel that fails stands among what is due, where whoever looks for the next entry sees it for nothing. */
type Mark = `failing:${ChannelName}`;

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

/** Marks and entries that one look reads. */
const LOOK = 10;

/** Requests of one number that are read beside another. */
const MOST_OF_A_NUMBER = 200;

/** Times that whoever does not hold a request may say something else about its car. */
const MOST_RESENT = 5;

/** Each so many calls of an address are counted in its day. */
const DAY_STEP = 20;

/** Active requests that a list or a summary reads: far more than a firm has, and still within its commands. */
const MOST_ACTIVE = 10_000;

const wellFormed = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && !value.isWellFormed()) throw new StorageError('Unreadable');
  return value;
};

/** A request from its text: what the scripts can't decode is not read here either. */
function parse(no: string, json: string): DemandeRecord {
  try {
    const record: DemandeRecord = JSON.parse(json, json.includes('\\u') ? wellFormed : undefined);
    if (record.history.length > 0) return record;
  } catch {
    // It is shown as such.
  }
  return unreadable(no, json);
}

/** Whether a member of what is due is no request: numbers of requests have no small letters. */
const isNoRequest = (member: string): boolean => /[a-z]/.test(member);

/** What one look at the storage tells. */
export interface Look {
  soonest: number;
  failing: ChannelName[];
  /** Requests whose text can't be read, as far as they are counted. */
  unreadable: number;
}

/** The operations of the storage. Times are ms since the epoch; each throws StorageError. */
export type Store = ReturnType<typeof createStore>;

type Numbered = Pick<DemandeRecord, 'no' | 'phoneKey'>;

export type StoreOptions = { preview?: boolean; softLimit?: number; hardLimit?: number; dailyLimit?: number };

/** Opens the store; calls of one address are marked above the soft limit of a window, refused above the others. */
export function createStore(redis: RedisClient, options: StoreOptions = {}) {
  const { preview = false, softLimit = 60, hardLimit = 200, dailyLimit = 1000 } = options;
  const keys = keysUnder(preview ? 'preview:demande:' : 'demande:');
  const life = preview ? SPANS.previewLife : SPANS.life;

  /** The requests of some members of the set of what is due. */
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

  /** Runs the script for saving, which counts the call of an address first. */
  async function runSave(
    address: string,
    { no, phoneKey: number }: Numbered,
    call: { now: number; [name: string]: unknown },
  ) {
    const window = Math.floor(call.now / (SPANS.window * 1000));
    const own = [keys.request + no, keys.phone + number, keys.address + address, keys.day + address];
    const json = await redis.run<string>(
      'save',
      [keys.due, ...own, keys.rush + window, keys.marked + window],
      {
        ...SPANS,
        soft: softLimit,
        hard: address ? hardLimit : 0,
        daily: dailyLimit,
        step: DAY_STEP,
        ...call,
      },
    );
    try {
      const saved: Saved | { state: 'counted' } = JSON.parse(json);
      if (saved.state) return saved;
    } catch {
      // A storage that answers something else has stored nothing that we know of.
    }
    throw new StorageError('UnknownReply');
  }

  return {
    /** How long a request is kept after its last change. */
    lifeMs: life * 1000,

    /** Carries out a call in one round trip. */
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
      // On line, its members are requests that run out, each for itself.
      if (preview) await redis.ask((client) => client.expire(keys.due, life));
      if (saved.state === 'counted') throw new StorageError('UnknownReply');
      return saved;
    },

    /** Counts a call of an address that saves nothing. @returns for how long it is refused, in seconds; 0 where it is not */
    async count(address: string, now: number): Promise<number> {
      if (address === '') return 0;
      const counted = await runSave(address, { no: '', phoneKey: '' }, { action: 'count', now, fresh: {} });
      return 'wait' in counted ? counted.wait : 0;
    },

    async read(no: string): Promise<DemandeRecord | undefined> {
      const json = await redis.ask<string | null>((client) => client.get(keys.request + no));
      return json ? parse(no, json) : undefined;
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
      return reply === 'replaced' || reply === 'gone' ? reply : parse(after.no, reply);
    },

    /** When the earliest entry is due, Infinity for none, and the marks that stand before it; for one command. */
    async look(): Promise<Look> {
      const told = await redis.ask<string[]>((client) =>
        client.zrange(keys.due, 0, LOOK - 1, { withScores: true }),
      );
      const entries = partsOf(told, 2).map(([member = '', score]) => ({ member, at: Number(score) }));
      const marks = entries.flatMap(({ member, at }) => (at === 0 ? [member] : []));
      const first = entries.find(({ at }) => at > 0)?.at;
      return {
        soonest: first ?? (entries.length < LOOK ? Infinity : 1),
        failing: marks
          .filter((mark): mark is Mark => mark.startsWith('failing:'))
          .map((mark) => mark.slice(8) as ChannelName),
        unreadable: marks.filter((member) => !isNoRequest(member)).length,
      };
    },

    /** Shows that the storage takes a write. */
    tryWrite: (): Promise<unknown> =>
      redis.ask((client) => client.set(keys.health, '1', { ex: SPANS.health })),

    /** Takes what is due, for the length of a lease. @param summary when the next summary is due, if none is planned */
    async take(now: number, summary: number, count: number) {
      const argument = { now, lease: SPANS.leaseMs, count, summary, requests: keys.request };
      const taken = await redis.run<[string, string][]>('take', [keys.due], argument);
      return {
        records: taken.flatMap(([no, json]) => (json ? [parse(no, json)] : [])),
        tasks: taken.flatMap(([member]) => (isNoRequest(member) ? [member] : [])),
      };
    },

    /** Plans a task, or sets a mark (at 0), in place of what was planned for it; undefined takes it away. */
    plan: (task: Task | Mark | DemandeRecord['no'], due: number | undefined): Promise<unknown> =>
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
      const found = await redis.run<[string, string][]>('find', [keys.due], argument);
      return found.map(([no, json]) => parse(no, json));
    },

    /** Other requests of the same number: those that are open, and the one that it was said to stand beside. */
    async besides({ no, phoneKey: number, sameAs }: DemandeRecord): Promise<DemandeRecord[]> {
      const recent = await redis.ask<string[]>((client) =>
        client.zrange(keys.phone + number, 0, MOST_OF_A_NUMBER - 1),
      );
      const others = new Set([...recent, sameAs].filter((other) => other !== '' && other !== no));
      return (await readMany([...others])).filter((one) => isActive(one) || one.no === sameAs);
    },

    /** All other requests of a number, whenever they came; in a command for each thousand requests. */
    async ofNumber({ no, phoneKey: number }: Numbered): Promise<DemandeRecord[]> {
      const word = JSON.stringify(number).slice(1, -1);
      if (word === '') return [];
      // The scripts write a slash in a way of their own.
      const found = await this.find([word, word.replaceAll('/', '\\/')], SLICE);
      return found.filter((one) => one.phoneKey === number && one.no !== no);
    },

    /** Every request, in no order. */
    all: async (): Promise<DemandeRecord[]> =>
      readMany(await redis.ask((client) => client.zrange(keys.due, 0, -1))),

    erase: async (no: string): Promise<boolean> =>
      (await redis.run<number>('erase', [keys.due, keys.request + no], { no, phones: keys.phone })) === 1,

    /**
     * Asks to send a link to the desk, as somebody of a name that nobody else has.
     *
     * @returns `mine` when it may be sent, also where the answer to it was lost at first; `sent` or `asked` when one was,
     *   or was to be, a moment ago
     */
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
