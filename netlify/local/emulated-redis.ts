import { createHash } from 'node:crypto';
import { lauxlib, lua, lualib, to_jsstring, to_luastring } from 'fengari';
import type { RunCommand } from './rest-server.ts';

type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };

/** A key's value, and when it runs out (ms since the epoch). */
interface Entry {
  value: string | Map<string, number>;
  until: number;
}

/** Puts a value on the stack of Lua. Nothing is false, as in a reply of a real Redis. */
function push(state: unknown, value: Value): void {
  if (typeof value === 'string') lua.lua_pushstring(state, to_luastring(value));
  else if (typeof value === 'number') lua.lua_pushnumber(state, value);
  else if (typeof value !== 'object' || value === null) lua.lua_pushboolean(state, value === true);
  else {
    lua.lua_newtable(state);
    const entries = Array.isArray(value) ? value.map((one, i) => [i + 1, one]) : Object.entries(value);
    for (const [name, one] of entries) {
      push(state, name);
      push(state, one);
      lua.lua_settable(state, -3);
    }
  }
}

/** A value from the stack of Lua; a table that begins at 1 is a list. */
function read(state: unknown, index: number): Value {
  const type = lua.lua_type(state, index);
  if (type === lua.LUA_TSTRING) return to_jsstring(lua.lua_tostring(state, index));
  if (type === lua.LUA_TNUMBER) return lua.lua_tonumber(state, index);
  if (type === lua.LUA_TBOOLEAN) return lua.lua_toboolean(state, index);
  if (type !== lua.LUA_TTABLE) return null;
  const table = lua.lua_absindex(state, index);
  const entries: [string | number, Value][] = [];
  lua.lua_pushnil(state);
  while (lua.lua_next(state, table)) {
    const name = read(state, -2);
    entries.push([typeof name === 'number' ? name : String(name), read(state, -1)]);
    lua.lua_pop(state, 1);
  }
  return entries[0]?.[0] === 1 ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

/** The reply of a script as Redis sends it: lists, whole numbers, null for false. */
const toReply = (value: Value): unknown => {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(toReply);
  if (typeof value === 'number') return Math.trunc(value);
  return value === false ? null : value;
};

/** Whether a score is beyond an end of a range (`-inf`, `12`, or `(12` for more than 12). */
const isFrom = (end: string, score: number): boolean => {
  const number = Number(end.replace('(', '').replace('inf', 'Infinity'));
  return end.startsWith('(') ? score > number : score >= number;
};
const isUntil = (end: string, score: number): boolean =>
  end.startsWith('(') ? !isFrom(end.slice(1), score) : !isFrom(`(${end}`, score);

/** The commands that the site uses, on values in memory. */
function commandsOn(kept: Map<string, Entry>): Record<string, (key: string, ...args: string[]) => Value> {
  const inSeconds = (seconds = ''): number => Date.now() + Number(seconds) * 1000;
  const entry = (key: string): Entry | undefined => {
    const found = kept.get(key);
    return found && found.until > Date.now() ? found : undefined;
  };
  const text = (key: string): string | null => {
    const value = entry(key)?.value;
    return typeof value === 'string' ? value : null;
  };
  const scores = (key: string): Map<string, number> => {
    const value = entry(key)?.value;
    return value instanceof Map ? value : new Map<string, number>();
  };
  return {
    ping: () => 'PONG',
    info: () => 'maxmemory_policy:noeviction',
    get: text,
    mget: (...keys) => keys.map(text),
    set(key, value = '', ...rest) {
      const options = rest.map((option) => option.toUpperCase());
      if (options.includes('NX') && entry(key)) return null;
      const life = options.indexOf('EX') + 1;
      kept.set(key, { value, until: life > 0 ? inSeconds(options[life]) : Infinity });
      return 'OK';
    },
    del: (...keys) => keys.filter((key) => kept.delete(key)).length,
    incr(key) {
      const value = Number(text(key)) + 1;
      kept.set(key, { value: String(value), until: entry(key)?.until ?? Infinity });
      return value;
    },
    expire(key, seconds) {
      const found = entry(key);
      if (found) found.until = inSeconds(seconds);
      return found ? 1 : 0;
    },
    ttl: (key) => Math.round(((entry(key)?.until ?? 0) - Date.now()) / 1000),
    zadd(key, ...args) {
      const [score = '', member = ''] = args.slice(-2);
      const set = scores(key);
      if (args[0]?.toUpperCase() === 'NX' && set.has(member)) return 0;
      kept.set(key, { value: set.set(member, Number(score)), until: entry(key)?.until ?? Infinity });
      return 1;
    },
    zrem: (key, ...members) => members.filter((member) => scores(key).delete(member)).length,
    zrange(key, first = '', last = '', ...rest) {
      const options = rest.map((option) => option.toUpperCase());
      const isReversed = options.includes('REV');
      const [low, high] = isReversed ? [last, first] : [first, last];
      let found = [...scores(key)].toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
      if (isReversed) found.reverse();
      if (options.includes('BYSCORE')) {
        const limit = options.indexOf('LIMIT') + 1;
        const [from = 0, count = Infinity] = limit > 0 ? options.slice(limit).map(Number) : [];
        found = found.filter(([, score]) => isFrom(low, score) && isUntil(high, score));
        found = found.slice(from, from + count);
      } else found = found.slice(Number(first), Number(last) + 1 || undefined);
      const isScored = options.includes('WITHSCORES');
      return found.flatMap(([member, score]) => (isScored ? [member, String(score)] : [member]));
    },
  };
}

/**
 * As much of Redis as the site uses, in this process, for a machine without redis-server: it runs the same scripts, by a Lua
 * in JavaScript. Everything is kept in memory and gone at the end.
 */
export function emulatedRedis(): RunCommand {
  const commands = commandsOn(new Map());
  const scripts = new Map<string, string>();
  const call = (name: string, [key = '', ...args]: readonly string[]): Value => {
    const command = commands[name.toLowerCase()];
    if (!command) throw new Error(`ERR unknown command '${name}'`);
    return command(key, ...args);
  };

  const state = lauxlib.luaL_newstate();
  lualib.luaL_openlibs(state);
  const define = (name: string, run: (...args: Value[]) => Value): void =>
    lua.lua_register(state, to_luastring(name), (inner: unknown) => {
      try {
        push(inner, run(...Array.from({ length: lua.lua_gettop(inner) }, (_, i) => read(inner, i + 1))));
        return 1;
      } catch (error) {
        return lauxlib.luaL_error(inner, to_luastring(String(error)));
      }
    });
  define('call', (name, ...args) => call(String(name), args.map(String)));
  define('encode', (value) => JSON.stringify(value));
  define('decode', (json) => JSON.parse(String(json)));
  // The globals of a real Redis, whose Lua is 5.1.
  const PRELUDE = 'redis = {call = call} cjson = {encode = encode, decode = decode} unpack = table.unpack ';

  function runScript(script: string, [count = '0', ...args]: readonly string[]): unknown {
    for (const [name, values] of [
      ['KEYS', args.slice(0, Number(count))],
      ['ARGV', args.slice(Number(count))],
    ] as const) {
      push(state, values);
      lua.lua_setglobal(state, to_luastring(name));
    }
    const failed = lauxlib.luaL_dostring(state, to_luastring(PRELUDE + script));
    const result = read(state, -1);
    lua.lua_settop(state, 0);
    if (failed) throw new Error(`ERR ${String(result)}`);
    return toReply(result);
  }

  return async (name, args) => {
    const command = name.toLowerCase();
    if (command !== 'eval' && command !== 'evalsha') return call(name, args);
    const [first = '', ...others] = args;
    if (command === 'eval') scripts.set(createHash('sha1').update(first).digest('hex'), first);
    const script = command === 'eval' ? first : scripts.get(first);
    if (script === undefined) throw new Error('NOSCRIPT No matching script.');
    return runScript(script, others);
  };
}
