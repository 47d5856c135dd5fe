import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { BUNDLE_FOLDER, bundleFunctions } from '../../netlify/bundle.ts';
import { emulatedRedis } from '../../netlify/local/emulated-redis.ts';
import { startRestServer } from '../../netlify/local/rest-server.ts';
import { startSmtp } from '../support/smtp.ts';

/** Maximum gzipped size in bytes of the code that a cold start loads. */
const MAX_START_BYTES = 75_000;

const SOURCES = globSync('netlify/functions/*.mts');
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));

/** A folder without node_modules, as at Netlify. */
const alone = join(folder, 'alone');
const settings = readFileSync('netlify.toml', 'utf8');

beforeAll(async () => {
  // Sets CONTEXT only during the build, like Netlify.
  vi.stubEnv('CONTEXT', 'deploy-preview');
  await bundleFunctions(alone);
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packed = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

/** A file and all files that it imports statically. Dynamic imports load later, so they do not count. */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, other = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)"(\.[^"]+)"/g))
    importedBy(join(dirname(file), other), found);
  return found;
}

/** Reads the config from the source, like Netlify. */
function settingsOf(source: string): unknown {
  const [, literal] = /^export const config: Config = (\{.*?\});$/ms.exec(readFileSync(source, 'utf8')) ?? [];
  return parse(literal ?? '');
}

test('the source files of the Netlify functions declare their path, region, rate limit and schedule as literals', () => {
  for (const source of SOURCES) expect(settingsOf(source), source).toMatchObject({ region: 'fra' });
  const demande = settingsOf('netlify/functions/demande.mts');
  // `aggregateBy` must be a list, because Netlify would read the text 'ip' as the domain.
  expect(demande).toMatchObject({
    path: expect.arrayContaining(['/api/demande', '/api/sante']),
    rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
  });
  // The config has no `method`, because the function itself answers 405.
  expect(demande).not.toHaveProperty('method');
  expect(settingsOf('netlify/functions/relance.mts')).toMatchObject({ schedule: '*/5 * * * *' });
});

test('the functions are bundled into the folder named in netlify.toml', () => {
  expect(settings).toContain(`directory = "${BUNDLE_FOLDER}/functions"`);
  expect(settings).toContain('node_bundler = "none"');
  for (const part of ['chunks/**', 'store/**', 'launch.json'])
    expect(settings).toContain(`"${BUNDLE_FOLDER}/${part}"`);
});

test('the code that a cold start loads stays within its size budget', () => {
  for (const file of globSync(`${alone}/functions/*.mjs`))
    expect(packed(importedBy(file)), file).toBeLessThanOrEqual(MAX_START_BYTES);
});

test('a deploy preview stores requests under Redis keys of its own and sends no e-mail', async () => {
  const smtp = await startSmtp();
  const redis = emulatedRedis();
  const rest = await startRestServer(redis, 'token');
  const code = `const { default: answer } = await import(process.argv[1]);
    const body = JSON.stringify({ action: 'create', data: { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: '0639980001' } });
    const request = new Request('http://x/api/demande', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const waiting = [];
    const response = await answer(request, { ip: '', waitUntil: (promise) => waiting.push(promise) });
    await Promise.all(waiting);
    console.log(response.status);`;
  const store = { UPSTASH_REDIS_REST_URL: rest.url, UPSTASH_REDIS_REST_TOKEN: rest.token };
  const env = { PATH: process.env['PATH'], SMTP_URL: smtp.url, ...store };
  const line = ['--input-type=module', '-e', code, join(alone, 'functions/demande.mjs')];
  const { stdout } = await promisify(execFile)(process.execPath, line, { env });
  await smtp.close();
  await rest.close();
  expect([stdout.trim().split('\n').at(-1), smtp.mails.length]).toEqual(['201', 0]);
  expect(await redis('zrange', ['preview:demande:due', '0', '-1'])).toHaveLength(1);
  expect(await redis('zrange', ['demande:due', '0', '-1'])).toHaveLength(0);
});
