import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ARCHIVE_FORMAT, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUNDLE_FOLDER, bundleFunctions } from '../../netlify/bundle.ts';
import { startSmtp } from '../support/smtp.ts';

/** Largest archive of a function, in bytes. */
const MAX_ZIP_BYTES = 450_000;

/** Longest import of the function, in ms of work, on a machine that needs {@link BOOT_MS} to start node. */
const MAX_IMPORT_MS = 25;
const BOOT_MS = 20;

const folder = mkdtempSync(join(tmpdir(), 'zip-'));
const bundle = `${BUNDLE_FOLDER}-test`;
const options = {
  basePath: resolve('.'),
  repositoryRoot: resolve('.'),
  config: { '*': { nodeBundler: 'none' as const, includedFiles: [`${bundle}/chunks/**`] } },
};
let zipped: Awaited<ReturnType<typeof zipFunctions>>;
const settings = readFileSync('netlify.toml', 'utf8');

beforeAll(async () => {
  await bundleFunctions(bundle);
  zipped = await zipFunctions(bundle, folder, { ...options, manifest: join(folder, 'manifest.json') });
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(bundle, { recursive: true, force: true });
});

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

it.each(['demande', 'relance'])('packs %s into a small archive', (name) => {
  const size = zipped.find((result) => result.name === name)?.size ?? Number.POSITIVE_INFINITY;
  expect(size).toBeLessThanOrEqual(MAX_ZIP_BYTES);
});

it('tells the host path, region, rate limit and schedule', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    functions: Record<string, unknown>[];
  };
  const [demande, relance] = ['demande', 'relance'].map((name) =>
    manifest.functions.find((one) => one['name'] === name),
  );
  expect(demande).toMatchObject({
    region: 'fra',
    // No method is named: the function itself answers the others.
    routes: [{ pattern: '/api/demande', methods: [] }],
    trafficRules: {
      action: {
        type: 'rate_limit',
        config: {
          rateLimitConfig: { windowLimit: 60, windowSize: 60 },
          aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
        },
      },
    },
  });
  expect(relance).toMatchObject({ schedule: '*/5 * * * *', region: 'fra' });
});

it('is packed as netlify.toml says', () => {
  expect(settings).toContain(`directory = "${BUNDLE_FOLDER}"`);
  expect(settings).toContain('node_bundler = "none"');
  expect(settings).toContain(`included_files = ["${BUNDLE_FOLDER}/chunks/**"]`);
});

it('is imported fast', () => {
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, 'export default () => new Response("empty");');
  const { boot, imported } = work(resolve(bundle, 'demande.mjs'));
  console.log(
    `import ${imported.toFixed(1)} ms, of an empty function ${work(empty).imported.toFixed(1)} ms, start of node ${boot.toFixed(1)} ms`,
  );
  expect(imported / boot).toBeLessThan(MAX_IMPORT_MS / BOOT_MS);
}, 60_000);

it('answers and announces from what was packed', async () => {
  const out = join(folder, 'unpacked');
  await zipFunctions(bundle, out, { ...options, archiveFormat: ARCHIVE_FORMAT.NONE });
  const smtp = await startSmtp();
  const code = `const { default: demande } = await import(process.argv[1]);
    const body = JSON.stringify({ action: 'create', data: { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: '0639980001' } });
    const request = new Request('http://x/api/demande', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const waiting = [];
    const response = await demande(request, { ip: '', waitUntil: (promise) => waiting.push(promise) });
    await Promise.all(waiting);
    console.log(response.status);`;
  const env = { PATH: process.env['PATH'], SMTP_URL: smtp.url, DEMANDE_LOG: 'silent' };
  const entry = join(out, 'demande', 'demande.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code, entry], {
    env,
  });
  await smtp.close();
  expect([stdout.trim(), smtp.mails.length]).toEqual(['503', 1]);
}, 60_000);
