import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { Redis } from 'ioredis';
import { freePort } from './port.ts';
import type { RunCommand } from './rest-server.ts';

export type RedisProcess = Awaited<ReturnType<typeof startRedis>>;

/** `ZRANGE … BYSCORE`, which the scripts use, came with Redis 6.2 (redis.io/docs/latest/commands/zrange). */
const OLDEST = [6, 2] as const;

/** Why this machine's redis-server can't serve; undefined where it can. @param printed what its `--version` prints */
export function redisFault(printed = versionOf('redis-server')): string | undefined {
  const [, text = '', major, minor] = /v=((\d+)\.(\d+)\S*)/.exec(printed) ?? [];
  if (!text) return 'redis-server absent';
  const isOld = Number(major) < OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) < OLDEST[1]);
  return isOld ? `redis-server ${text} trop ancien, il faut ${OLDEST.join('.')} ou plus` : undefined;
}

const versionOf = (program: string): string =>
  spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';

/** Becomes a server that ends with its owner, killed or not: its input is then closed, and `cat` comes to an end. */
const OWNED = 'exec 3<&0; { cat <&3; kill $$; } > /dev/null & exec redis-server "$@" 3<&-';

/** Starts a redis-server on loopback. @param directory of its data, else kept in memory @throws without redis-server */
export async function startRedis(directory?: string, at?: number) {
  const port = at ?? (await freePort());
  if (directory) mkdirSync(directory, { recursive: true });
  const keep = directory ? ['--dir', directory, '--appendonly', 'yes'] : ['--dir', '/tmp'];
  const child = spawn(
    'sh',
    ['-c', OWNED, 'sh', '--port', String(port), '--bind', '127.0.0.1', '--save', '', ...keep],
    // A group of its own: Ctrl-C in the terminal reaches us first, and we end it in order.
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  const client = new Redis(port, '127.0.0.1', {
    // A dead server is told at once: waiting is the caller's decision.
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: () => 50,
  });
  client.on('error', () => {});
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('redis-server ended at once')));
  exited.catch(() => {});
  await Promise.race([new Promise((ready) => client.once('ready', ready)), exited]);
  return {
    port,
    process: child,
    run: ((command, args) => client.call(command, ...args)) satisfies RunCommand,
    /** Ends the server by its own means, so that it writes what it keeps. */
    async stop(): Promise<void> {
      client.disconnect();
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
