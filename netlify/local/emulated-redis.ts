import { LuaFactory } from 'wasmoon';
import { parseStrict } from '../store/store.ts';
import type { RunCommand } from './rest-server.ts';

type Value = string | number | false | Value[];

type Entry = { value: string | Map<string, number>; until: number };

const toReply = (value: Value): unknown => {
  if (typeof value === 'object') return Object.values(value).map(toReply);
  return value === false ? null : value;
};

/** A bound is `-inf`, `+inf` or a number; a number after `(` is exclusive. */
function isWithin(score: number, low: string, high: string): boolean {
  const valueOf = (end: string): number => Number(end.replace('(', '').replace('inf', 'Infinity'));
  return score >= valueOf(low) && score <= valueOf(high) && ![low, high].includes(`(${score}`);
}

const after = (name: string, options: string[]): number =>
  options.findIndex((option) => option.toUpperCase() === name) + 1;

function commandsOn(kept: Map<string, Entry>): Record<string, (key: string, ...args: string[]) => Value> {
  const inSeconds = (seconds = ''): number => Date.now() + Number(seconds) * 1000;
  const entry = (key: string): Entry | undefined => {
    const found = kept.get(key);
    return found && found.until > Date.now() ? found : undefined;
  };
  const text = (key: string): string | false => {
    const value = entry(key)?.value;
    return typeof value === 'string' && value;
  };
  const add = (key: string, more: number): number => {
    const value = Number(text(key)) + more;
    kept.set(key, { value: String(value), until: entry(key)?.until ?? Infinity });
    return value;
  };
  const scores = (key: string): Map<string, number> => {
    const value = entry(key)?.value;
    return value instanceof Map ? value : new Map<string, number>();
  };
  return {
    ping: () => 'PONG',
    get: text,
    mget: (...keys) => keys.map(text),
    set(key, value = '', ...options) {
      if (after('NX', options) && entry(key)) return false;
      const life = after('EX', options);
      kept.set(key, { value, until: life > 0 ? inSeconds(options[life]) : Infinity });
      return 'OK';
    },
    del: (...keys) => keys.filter((key) => kept.delete(key)).length,
    keys: (pattern) => [...kept.keys()].filter((key) => key.startsWith(pattern.replace('*', ''))),
    incr: (key) => add(key, 1),
    incrby: (key, more) => add(key, Number(more)),
    expire(key, seconds) {
      const found = entry(key);
      if (found) found.until = inSeconds(seconds);
      return found ? 1 : 0;
    },
    ttl: (key) => Math.round(((entry(key)?.until ?? 0) - Date.now()) / 1000),
    zadd(key, ...args) {
      const [score = '', member = ''] = args.slice(-2);
      const set = scores(key);
      if (after('NX', args) && set.has(member)) return 0;
      kept.set(key, { value: set.set(member, Number(score)), until: entry(key)?.until ?? Infinity });
      return 1;
    },
    zrem(key, ...members) {
      const set = scores(key);
      const removed = members.filter((member) => set.delete(member)).length;
      if (set.size === 0) kept.delete(key);
      return removed;
    },
    zrange(key, first = '', last = '', ...options) {
      const isReversed = after('REV', options) > 0;
      const [low, high] = isReversed ? [last, first] : [first, last];
      let found = [...scores(key)].toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
      if (isReversed) found.reverse();
      if (after('BYSCORE', options)) {
        const limit = after('LIMIT', options);
        const [from = 0, count = Infinity] = limit > 0 ? options.slice(limit).map(Number) : [];
        found = found.filter(([, score]) => isWithin(score, low, high));
        found = found.slice(from, from + count);
      } else found = found.slice(Number(first), Number(last) + 1 || undefined);
      const isScored = after('WITHSCORES', options) > 0;
      return found.flatMap(([member, score]) => (isScored ? [member, String(score)] : [member]));
    },
  };
}

const PRELUDE = 'redis = {call = call} cjson = {encode = encode, decode = decode} unpack = table.unpack ';

/** In-memory replacement for redis-server that runs the same Lua scripts. */
export function emulatedRedis(): RunCommand {
  const commands = commandsOn(new Map());
  const call = (name: string, ...[key = '', ...args]: string[]): Value => {
    const command = commands[name.toLowerCase()];
    if (!command) throw new Error(`ERR unknown command '${name}'`);
    return command(key, ...args);
  };

  // Without proxies, JavaScript objects become plain Lua tables, like those that `cjson` returns.
  const starting = new LuaFactory().createEngine({ enableProxy: false }).then((engine) => {
    engine.global.set('call', (name: string, ...args: unknown[]) => call(name, ...args.map(String)));
    engine.global.set('encode', JSON.stringify);
    engine.global.set('decode', parseStrict);
    return engine;
  });

  async function runScript([script = '', count = '0', ...args]: readonly string[]): Promise<unknown> {
    const lua = await starting;
    lua.global.set('KEYS', args.slice(0, Number(count)));
    lua.global.set('ARGV', args.slice(Number(count)));
    return toReply(lua.doStringSync(PRELUDE + script));
  }

  return async (name, args) => {
    const command = name.toLowerCase();
    if (command === 'evalsha') throw new Error('NOSCRIPT No matching script.');
    return command === 'eval' ? runScript(args) : toReply(call(name, ...args));
  };
}
