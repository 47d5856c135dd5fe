import RedisMock from 'ioredis-mock';
import type { RunCommand } from './rest-server.ts';

/** Options that the emulation only knows in upper case. */
const OPTION = /^(nx|xx|ex|px|limit|withscores)$/i;

type Command = (...args: string[]) => Promise<unknown>;

/**
 * Redis emulated in this process, where there is no redis-server: everything is kept in memory and gone at the end.
 */
export function emulatedRedis(): RunCommand {
  const redis = new RedisMock() as unknown as Record<string, Command | undefined>;
  return async (name, args) => {
    const command = redis[name.toLowerCase()];
    if (!command) throw new Error(`ERR unknown command '${name}'`);
    const plain =
      name.toLowerCase() === 'eval' ? args : args.map((arg) => (OPTION.test(arg) ? arg.toUpperCase() : arg));
    return command.apply(redis, plain);
  };
}
