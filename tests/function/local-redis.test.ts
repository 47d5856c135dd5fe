import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('Redis ends when the process that started it is killed', async () => {
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
