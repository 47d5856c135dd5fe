import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { RunCommand } from './rest-server.ts';

/** Beside its data a server leaves the port it listens on. */
const PORT_FILE = 'port';

/** A redis-server of our own, reached through one connection. */
export interface RedisProcess {
  port: number;
  process: ChildProcess;
  run: RunCommand;
  /** Ends the server by its own means, so that it writes what it keeps. */
  stop: () => Promise<void>;
}

/** Whether this machine has a redis-server to start. */
export const hasRedisServer = (): boolean =>
  spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** A port that nobody listens on, on loopback. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until the server says that it takes connections; never on a timer. */
async function ready(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('redis-server ended at once')));
  exited.catch(() => {});
  const listening = new Promise<void>((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-2000);
      if (text.includes('Ready to accept connections')) resolve();
    });
  });
  await Promise.race([listening, exited]);
}

/** A watcher that outlives us by a moment: when we are killed its input closes, and it ends the server. */
function watch(pid: number): ChildProcess {
  const script = 'cat > /dev/null; kill "$0"';
  const watcher = spawn('sh', ['-c', script, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.stdin?.on('error', () => {});
  watcher.unref();
  return watcher;
}

/** Ends a server that was left behind on a folder when its owner was killed: two on the same data would spoil it. */
async function endLeftover(directory: string): Promise<void> {
  const file = join(directory, PORT_FILE);
  if (!existsSync(file)) return;
  const client = new Redis(Number(readFileSync(file, 'utf8')), '127.0.0.1', {
    lazyConnect: true,
    retryStrategy: () => null,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const [, folder] = (await client.config('GET', 'dir')) as string[];
    if (folder === realpathSync(directory)) await client.shutdown('NOSAVE');
  } catch {
    // Nobody listens there any more, or it has just ended: both are what is wanted.
  } finally {
    client.disconnect();
    rmSync(file, { force: true });
  }
}

/**
 * Starts a redis-server on loopback.
 *
 * @param directory where it keeps its data (every write goes to disk within a second); undefined keeps it in memory
 * @throws when there is no redis-server on this machine
 */
export async function startRedis(directory?: string, port?: number): Promise<RedisProcess> {
  const at = port ?? (await freePort());
  if (directory) {
    mkdirSync(directory, { recursive: true });
    await endLeftover(directory);
  }
  const keep = directory
    ? ['--dir', directory, '--appendonly', 'yes', '--appendfsync', 'everysec']
    : ['--dir', '/tmp'];
  const child = spawn(
    'redis-server',
    ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--daemonize', 'no', ...keep],
    // A group of its own: Ctrl-C in the terminal reaches us first, and we end it in order.
    { stdio: ['ignore', 'pipe', 'ignore'], detached: true },
  );
  const endWithUs = (): void => void child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const watcher = watch(child.pid ?? 0);
  await ready(child);
  if (directory) writeFileSync(join(directory, PORT_FILE), String(at));
  const client = new Redis(at, '127.0.0.1', {
    // A dead server is told at once: waiting is the caller's decision.
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: () => 50,
    lazyConnect: true,
  });
  client.on('error', () => {});
  await client.connect();
  return {
    port: at,
    process: child,
    run: (command, args) => client.callBuffer(command, ...args),
    async stop() {
      process.off('exit', endWithUs);
      watcher.kill('SIGKILL');
      client.disconnect();
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
