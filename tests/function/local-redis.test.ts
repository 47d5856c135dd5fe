import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startRedis } from '../../netlify/local/redis-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'redis-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('ends a server that was left behind on its folder, and takes over its data', async () => {
  const leftBehind = await startRedis(folder);
  await leftBehind.run('SET', ['kept', 'yes']);
  const next = await startRedis(folder);
  expect(leftBehind.process.exitCode).toBe(0);
  expect(String(await next.run('GET', ['kept']))).toBe('yes');
  await next.stop();
  await leftBehind.stop();
});

it('ends with its owner, also when that one is killed', async () => {
  const owner = spawn(process.execPath, ['tests/support/killed-owner.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = (await once(owner.stdout, 'data')) as [Buffer];
  owner.kill('SIGKILL');
  const alive = (): boolean => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(alive, { timeout: 120_000 }).toBe(false);
});
