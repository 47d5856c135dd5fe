import { execFile, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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

/** Longest import of the function, in ms of work, on a machine that needs {@link BOOT_MS} to start node. */
const MAX_IMPORT_MS = 40;
const BOOT_MS = 20;

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

/**
 * What a fresh process works to start and to import a module, in ms of its main thread: unlike time, it is hardly
 * longer on a busy machine. The best of seven.
 */
function work(path: string): { boot: number; imported: number } {
  const code = `const boot = process.threadCpuUsage();
    await import(process.argv[1]);
    const imported = process.threadCpuUsage(boot);
    console.log((boot.user + boot.system) / 1000, (imported.user + imported.system) / 1000);`;
  const runs = Array.from({ length: 7 }, () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', code, path], { encoding: 'utf8' })
      .stdout.split(' ')
      .map(Number),
  );
  return {
    boot: Math.min(...runs.map(([boot = 0]) => boot)),
    imported: Math.min(...runs.map(([, imported = 0]) => imported)),
  };
}

test('packs the functions small', () => {
  const files = globSync('**/*.{mjs,lua}', { cwd: alone }).map((name) =>
    gzipSync(readFileSync(join(alone, name))),
  );
  expect(files.length).toBeGreaterThanOrEqual(SOURCES.length);
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(MAX_PACKED_BYTES);
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

test('is imported fast', () => {
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, 'export default () => new Response("empty");');
  const { boot, imported } = work(join(alone, 'functions/api.mjs'));
  console.log(
    `import ${imported.toFixed(1)} ms, of an empty function ${work(empty).imported.toFixed(1)} ms, start of node ${boot.toFixed(1)} ms`,
  );
  expect(imported / boot).toBeLessThan(MAX_IMPORT_MS / BOOT_MS);
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
