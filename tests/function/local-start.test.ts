import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aDemande } from '../support/demande.ts';

/** A site of one page, with the project's netlify.toml. */
const folder = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(folder, 'dist'));
writeFileSync(join(folder, 'dist/index.html'), '<h1>Accueil</h1>');
writeFileSync(join(folder, 'dist/_headers'), '/*\n  X-Frame-Options: DENY\n');
cpSync('netlify.toml', join(folder, 'netlify.toml'));

const { UPSTASH_REDIS_REST_URL: _url, UPSTASH_REDIS_REST_TOKEN: _token, SITE_DIST: _, ...env } = process.env;
let server: ChildProcess;
let written = '';
let url = '';

async function start(): Promise<void> {
  written = '';
  server = spawn(process.execPath, [resolve('netlify/local/start.ts')], {
    cwd: folder,
    env: { ...env, PORT: '0' },
  });
  server.stderr?.pipe(process.stderr);
  server.stdout?.on('data', (chunk: Buffer) => (written += String(chunk)));
  await vi.waitFor(() => expect(written).toMatch(/Ctrl-C/), { timeout: 120_000 });
  url = /http:\/\/localhost:\d+/.exec(written)?.[0] ?? '';
}

async function stop(): Promise<void> {
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function demandes(command: string, cwd = folder) {
  const child = spawn(process.execPath, [resolve('netlify/cli/demandes.ts'), command], { cwd, env });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: child.exitCode };
}

const list = () => demandes('list');

beforeAll(start);
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

test('npm start prints the URLs, the place where requests are stored, and how to stop the server', () => {
  expect(written).toMatch(
    /Site +http:\/\/localhost:\d+\n +Bureau +http:\/\/localhost:\d+\/api\/bureau\?lien=\S+\n +Éditeur +http:\/\/localhost:\d+\/admin\n +Demandes +(redis-server|Redis émulé).+\n +Arrêt +Ctrl-C/,
  );
});

test('the local server serves the site with the HTTP headers of dist/_headers, like Netlify', async () => {
  const response = await fetch(url);
  expect(await response.text()).toBe('<h1>Accueil</h1>');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test('the local server stores requests, and keeps them across restarts if it uses redis-server', async () => {
  const data = aDemande();
  const body = JSON.stringify({ action: 'create', data });
  const headers = { 'Content-Type': 'application/json' };
  const send = () => fetch(`${url}/api/demande`, { method: 'POST', headers, body });
  expect((await send()).status).toBe(201);
  const { out, err } = await list();
  expect(out).toContain(data.phone);
  expect(err).toMatch(/^Stockage de cette machine – (redis-server|Redis émulé).+\.\n$/);
  const store: { url: string } = JSON.parse(readFileSync(join(folder, '.local/store.json'), 'utf8'));
  await stop();
  expect(existsSync(join(folder, '.local/store.json'))).toBe(false);
  await expect(fetch(store.url)).rejects.toThrow();
  if (written.includes('redis-server')) expect((await list()).out).toContain(data.phone);
  await start();
  if (written.includes('redis-server')) expect((await send()).status).toBe(429);
});

test('the CLI prints a working login link, but only while the local server runs', async () => {
  const { pathname, search } = new URL((await demandes('link')).out);
  expect((await fetch(url + pathname + search)).status).toBe(200);
  const elsewhere = mkdtempSync(join(tmpdir(), 'site-'));
  const err = expect.stringContaining('npm start');
  expect(await demandes('link', elsewhere)).toEqual({ code: 2, out: '', err });
  rmSync(elsewhere, { recursive: true });
});

async function refused(script: string, PORT: string) {
  const child = spawn(process.execPath, [resolve(`netlify/local/${script}.ts`)], {
    cwd: folder,
    env: { ...env, PORT },
  });
  const [err] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, lines: err.split('\n').filter(Boolean) };
}

test('if the port is taken or invalid, npm start and npm run dev say so in one sentence', async () => {
  const { port } = new URL(url);
  const tries = [
    ['start', port],
    ['dev', port],
    ['start', 'abc'],
    ['start', '70000'],
  ] as const;
  const said = await Promise.all(tries.map(([script, named]) => refused(script, named)));
  expect(said).toEqual(tries.map(([, named]) => ({ code: 1, lines: [expect.stringContaining(named)] })));
}, 120_000);

test('the local server and Redis end when npm is killed', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const line = `"${process.execPath}" "${resolve('netlify/local/start.ts')}"; true`;
  const npm = spawn('sh', ['-c', line], { cwd: site, env: { ...env, PORT: '0' } });
  let said = '';
  npm.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
  await vi.waitFor(() => expect(said).toMatch(/Ctrl-C/), { timeout: 120_000 });
  npm.kill('SIGTERM');
  await vi.waitFor(() => expect(existsSync(join(site, '.local/store.json'))).toBe(false), {
    timeout: 120_000,
  });
  rmSync(site, { recursive: true, force: true });
});

test('Redis ends when the process that started it is killed', async () => {
  const code = `const { startRedis } = await import('./netlify/local/redis-process.ts');
    process.stdout.write(String((await startRedis()).process.pid));
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = (await once(owner.stdout, 'data')) as [Buffer];
  owner.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'), { timeout: 120_000 });
});
