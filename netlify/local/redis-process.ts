import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { Redis } from 'ioredis';
import { freePort } from './port.ts';
import type { RunCommand } from './rest-server.ts';

export type RedisProcess = Awaited<ReturnType<typeof startRedis>>;

export const hasRedisServer = (): boolean =>
  spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** A watcher that outlives us by a moment: when we are killed its input closes, and it ends the server. */
function watch(pid = 0): ChildProcess {
  const watcher = spawn('sh', ['-c', 'cat > /dev/null; kill "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.stdin?.on('error', () => {});
  watcher.unref();
  return watcher;
}

/**
 * Starts a redis-server on loopback.
 *
 * @param directory where it keeps its data (every write goes to disk within a second); undefined keeps it in memory
 * @throws when there is no redis-server on this machine
 */
export async function startRedis(directory?: string, port?: number) {
  const at = port ?? (await freePort());
  if (directory) mkdirSync(directory, { recursive: true });
  const keep = directory ? ['--dir', directory, '--appendonly', 'yes'] : ['--dir', '/tmp'];
  const child = spawn(
    'redis-server',
    ['--port', String(at), '--bind', '127.0.0.1', '--save', '', ...keep],
    // A group of its own: Ctrl-C in the terminal reaches us first, and we end it in order.
    { stdio: 'ignore', detached: true },
  );
  const watcher = watch(child.pid);
  const client = new Redis(at, '127.0.0.1', {
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
    port: at,
    process: child,
    run: ((command, args) => client.call(command, ...args)) satisfies RunCommand,
    /** Ends the server by its own means, so that it writes what it keeps. */
    async stop(): Promise<void> {
      watcher.kill('SIGKILL');
      client.disconnect();
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
