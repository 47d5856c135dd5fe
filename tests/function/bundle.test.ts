import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BUNDLE_FOLDER, bundleFunctions } from '../../netlify/bundle.ts';
import { emulatedRedis } from '../../netlify/local/emulated-redis.ts';
import { startRestServer } from '../../netlify/local/rest-server.ts';
import { startSmtp } from '../support/smtp.ts';

/** All functions as they are packed, in bytes: with the host's own start, a third of a megabyte, half of one. */
const MAX_PACKED_BYTES = 165_000;

/** What a cold start of one function reads of it. */
const MAX_START_BYTES = 75_000;

const SOURCES = globSync('netlify/functions/*.mts');
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));

/** As the host has it: with no library to fall back on. */
const alone = join(folder, 'alone');
const settings = readFileSync('netlify.toml', 'utf8');

beforeAll(async () => {
  // As the host builds a preview: it names the context then, and not when the function runs.
  vi.stubEnv('CONTEXT', 'deploy-preview');
  await bundleFunctions(alone);
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sum of some files of the bundle as the host packs them. */
const packed = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

/** A file and all that it imports outright: the rest is read when it is needed. */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, other = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)"(\.[^"]+)"/g))
    importedBy(join(dirname(file), other), found);
  return found;
}

test('packs the functions small', () => {
  const files = globSync(`${alone}/**/*.{mjs,lua}`);
  expect(files.length).toBeGreaterThanOrEqual(SOURCES.length);
  expect(packed(files)).toBeLessThanOrEqual(MAX_PACKED_BYTES);
});

/** Whether an expression is written out in full. */
const isLiteral = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) ||
  (ts.isArrayLiteralExpression(node) && node.elements.every(isLiteral)) ||
  (ts.isObjectLiteralExpression(node) &&
    node.properties.every((one) => ts.isPropertyAssignment(one) && isLiteral(one.initializer)));

test.each(SOURCES)('%s tells the host its settings in full: it reads them without running them', (source) => {
  const file = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.Latest);
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => one.declarationList.declarations);
  const config = declared.find(({ name }) => ts.isIdentifier(name) && name.text === 'config');
  expect(config?.initializer && isLiteral(config.initializer)).toBe(true);
});

test('tells the host path, region, rate limit and schedule', async () => {
  const configOf = async (source: string): Promise<unknown> => {
    const file = join(alone, 'functions', basename(source).replace('.mts', '.mjs'));
    return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { config: unknown }).config;
  };
  for (const source of SOURCES) expect(await configOf(source)).toMatchObject({ region: 'fra' });
  const api = await configOf('api.mts');
  // A list: the host takes a bare 'ip' for the domain.
  expect(api).toMatchObject({
    path: expect.arrayContaining(['/api/demande', '/api/sante']),
    rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
  });
  // No method is named: the function itself answers the others.
  expect(api).not.toHaveProperty('method');
  expect(await configOf('relance.mts')).toMatchObject({ schedule: '*/5 * * * *' });
});

test('is packed as netlify.toml says', () => {
  expect(settings).toContain(`directory = "${BUNDLE_FOLDER}/functions"`);
  expect(settings).toContain('node_bundler = "none"');
  for (const part of ['chunks/**', 'store/**', 'opening.json'])
    expect(settings).toContain(`"${BUNDLE_FOLDER}/${part}"`);
});

test('reads little at a cold start: the mail library waits until a message is sent', () => {
  for (const file of globSync(`${alone}/functions/*.mjs`))
    expect(packed(importedBy(file)), file).toBeLessThanOrEqual(MAX_START_BYTES);
});

test('stores, answers and announces from what was packed, a preview beside the site’s own requests', async () => {
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
  const env = {
    PATH: process.env['PATH'],
    SMTP_URL: smtp.url,
    UPSTASH_REDIS_REST_URL: rest.url,
    UPSTASH_REDIS_REST_TOKEN: rest.token,
  };
  const entry = join(alone, 'functions/api.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code, entry], {
    env,
  });
  await smtp.close();
  await rest.close();
  // A preview tells nobody.
  expect([stdout.trim().split('\n').at(-1), smtp.mails.length]).toEqual(['201', 0]);
  expect(await redis('zrange', ['preview:demande:due', '0', '-1'])).toHaveLength(1);
  expect(await redis('zrange', ['demande:due', '0', '-1'])).toHaveLength(0);
});
