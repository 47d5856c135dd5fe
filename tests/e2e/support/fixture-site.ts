import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fixtureProject } from '../../support/fixture-site.ts';
import { runFolder } from '../../support/run-folder.ts';
import { expect, test as base } from './test.ts';

export const test = base.extend<object, { fixtureUrl: string }>({
  fixtureUrl: [
    async ({}, use, { workerIndex }) => {
      const folders = {
        SITE_DIST: join(fixtureProject(), 'dist'),
        SITE_FOLDER: join(runFolder(), `fixture-site-${workerIndex}`),
      };
      const server = spawn(process.execPath, ['tests/support/site-server.ts'], {
        env: { ...process.env, PORT: '0', ...folders },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let printed = '';
      server.stdout.on('data', (part: Buffer) => (printed += String(part)));
      const address = () => /Site +(http:\S+)\s/.exec(printed)?.[1];
      await expect.poll(address, { timeout: 60_000 }).toBeDefined();
      await use(address() ?? '');
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
    { scope: 'worker' },
  ],
  baseURL: ({ fixtureUrl }, use) => use(fixtureUrl),
});

export { expect };
