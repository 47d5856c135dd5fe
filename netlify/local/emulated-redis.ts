import { createHash } from 'node:crypto';
import RedisMock from 'ioredis-mock';
import type { RunCommand } from './rest-server.ts';

/** Options that the emulation only knows in upper case. */
const OPTION = /^(nx|xx|ex|px|limit|withscores)$/i;

/**
 * What a script finds in a real Redis and not in the emulation, so that no script needs to know: replies are lists that
 * `ipairs` walks, with false where there is nothing; numbers are sent as text and come back whole; a table that was
 * filled step by step comes back too.
 */
const asInRedis = (script: string): string => `
local emulated = redis.call
redis.call = function(...)
  local sent = {...}
  for i = 1, #sent do
    if type(sent[i]) == 'number' then sent[i] = string.format('%.17g', sent[i]) end
  end
  local reply = emulated(table.unpack(sent))
  if type(reply) ~= 'userdata' then return reply end
  local list = {}
  for i = 1, #reply do
    list[i] = reply[i]
    if type(list[i]) ~= 'string' and type(list[i]) ~= 'number' then list[i] = false end
  end
  return list
end
local function whole(value)
  if type(value) == 'number' then return math.floor(value) end
  if type(value) ~= 'table' then return value end
  local list = {}
  for i = 1, #value do list[i] = whole(value[i]) end
  return {table.unpack(list)}
end
return whole((function() ${script}
end)())`;

type Command = (...args: string[]) => Promise<unknown>;

const hashOf = (script: string): string => createHash('sha1').update(script).digest('hex');

/**
 * Redis emulated in this process, where there is no redis-server: everything is kept in memory and gone at the end.
 */
export function emulatedRedis(): RunCommand {
  const redis = new RedisMock() as unknown as Record<string, Command | undefined>;
  const scripts = new Map<string, string>();
  return async (name, [first = '', ...others]) => {
    const command = name.toLowerCase();
    if (command === 'eval') scripts.set(hashOf(first), first);
    const script = command === 'eval' ? first : command === 'evalsha' ? scripts.get(first) : undefined;
    if (command === 'evalsha' && script === undefined) throw new Error('NOSCRIPT No matching script.');
    if (script !== undefined) return redis['eval']?.(asInRedis(script), ...others);
    const run = redis[command];
    if (!run) throw new Error(`ERR unknown command '${name}'`);
    return run.apply(
      redis,
      [first, ...others].map((arg) => (OPTION.test(arg) ? arg.toUpperCase() : arg)),
    );
  };
}
