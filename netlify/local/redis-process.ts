import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { Redis } from 'ioredis';
import { freePort } from './port.ts';
import type { RunCommand } from './rest-server.ts';

/** Oldest Redis version with `ZRANGE … BYSCORE` (redis.io/docs/latest/commands/zrange). */
const OLDEST = [6, 2] as const;

export function redisFault(printed = versionOf('redis-server')): string | undefined {
  const [, text = '', major, minor] = /v=((\d+)\.(\d+)\S*)/.exec(printed) ?? [];
  if (!text) return 'redis-server absent';
  const isOld = Number(major) < OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) < OLDEST[1]);
  return isOld ? `redis-server ${text} trop ancien, il faut ${OLDEST.join('.')} ou plus` : undefined;
}

const versionOf = (program: string): string =>
  spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';

/** Ends Redis if the process that started it is killed: the pipe closes, `cat` ends, and the shell kills Redis. */
const OWNED = 'exec 3<&0; { cat <&3; kill $$; } > /dev/null & exec redis-server "$@" 3<&-';

/** @param directory data folder; undefined keeps data in memory @throws if redis-server exits at startup */
export async function startRedis(directory?: string, at?: number) {
  const port = at ?? (await freePort());
  if (directory) mkdirSync(directory, { recursive: true });
  const keep = directory ? ['--dir', directory, '--appendonly', 'yes'] : ['--dir', '/tmp'];
  const child = spawn(
    'sh',
    ['-c', OWNED, 'sh', '--port', String(port), '--bind', '127.0.0.1', '--save', '', ...keep],
    // Redis is detached, so that Ctrl-C does not end it before this process.
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  const client = new Redis(port, '127.0.0.1', {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: () => 50,
  });
  client.on('error', () => {});
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('redis-server exited at startup')));
  exited.catch(() => {});
  await Promise.race([new Promise((ready) => client.once('ready', ready)), exited]);
  return {
    port,
    process: child,
    run: ((command, args) => client.call(command, ...args)) satisfies RunCommand,
    async stop(): Promise<void> {
      client.disconnect();
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
