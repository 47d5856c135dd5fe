import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../netlify/local/port.ts';
import { pages } from '../support/built-site.ts';

/** Leaves out variables that Vitest sets, because Vite would read them. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|MODE|DEV|PROD|TEST|SSR)/.test(name)),
);
let server: ChildProcess;
let url = '';
let output = '';

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['netlify/local/dev.ts'], { env: { ...env, PORT: String(port) } });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
  await vi.waitFor(() => expect(output).toContain('Ctrl-C'), { timeout: 120_000 });
}, 150_000);

afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
});

test(
  'the dev server renders every page and the preview of the section models',
  { timeout: 240_000 },
  async () => {
    const paths = pages.map(({ path }) => path).filter((path) => path !== '/404');
    for (const path of [...paths, '/apercu-des-modeles']) {
      const response = await fetch(url + path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text(), path).toContain('</html>');
    }
    expect(output).not.toContain('[ERROR]');
  },
);
