import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../netlify/cli/demandes.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { aDemande, created, details, newDemande, send } from '../support/demande.ts';
import { AWAY, withWorld } from '../support/world.ts';

const world = withWorld({ channels: false });

async function demandesAnswering(answer: boolean, ...args: string[]) {
  const ran = { code: 0, out: '', err: '', questions: [] as string[] };
  ran.code = await main(args, {
    out: (text) => void (ran.out += text),
    err: (text) => void (ran.err += text),
    confirm: async (question) => {
      ran.questions.push(question);
      return answer;
    },
  });
  return ran;
}

const demandes = (...args: string[]) => demandesAnswering(true, ...args);

beforeEach(() => {
  vi.stubEnv('UPSTASH_REDIS_REST_URL', world.rest.url);
  vi.stubEnv('UPSTASH_REDIS_REST_TOKEN', world.rest.token);
  vi.stubEnv('DEMANDE_LINK_SECRET', world.env['DEMANDE_LINK_SECRET']);
});

test('the CLI lists requests as a table and as JSON, newest first', async () => {
  const older = await created();
  world.now += 1000;
  const { data, demandeId } = await newDemande();
  await send('complete', { ...data, ...details, demandeId });
  const { code, out } = await demandes('list');
  expect(code).toBe(0);
  const cells = [referenceOf(demandeId), data.phone, 'AB-000-CD', 'Pare-brise', 'Camille Exemple'];
  expect(out).toMatch(new RegExp(cells.join('.*')));
  const createdAt = new Date(world.now).toISOString();
  expect(JSON.parse((await demandes('list', '--json')).out)).toMatchObject([
    { demandeId, ...data, ...details, status: 'completed', createdAt },
    { demandeId: older },
  ]);
});

test('the CLI shows a request by its id, the public part of its id or its reference', async () => {
  const demandeId = await created();
  await created();
  const reference = referenceOf(demandeId);
  for (const name of [demandeId, demandeId.slice(0, 12), reference, reference.toLowerCase()])
    expect((await demandes('show', name)).out).toContain(demandeId);
  expect((await demandes('show', '222222')).code).toBe(2);
});

test('the CLI exports all requests to a CSV file with a byte order mark', async () => {
  const { data } = await newDemande();
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  const file = join(folder, 'demandes.csv');
  expect(await demandes('export', file)).toMatchObject({
    code: 0,
    out: '',
    err: expect.stringContaining(file),
  });
  const csv = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect(csv.startsWith('\uFEFF"Référence";')).toBe(true);
  expect(csv).toContain(data.phone);
  expect((await demandes('export', file, file)).code).toBe(2);
});

test('with npm run --silent the CLI prints nothing but JSON', async () => {
  const demandeId = await created();
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'demandes', '--', 'list', '--json'],
    {
      shell: process.platform === 'win32',
    },
  );
  expect(JSON.parse(stdout)).toMatchObject([{ demandeId }]);
});

test('the CLI exports CSV to stdout if the file name is «-»', async () => {
  const { data } = await newDemande();
  expect(await demandes('export', '-')).toMatchObject({ code: 0, out: expect.stringContaining(data.phone) });
});

test('after confirmation the CLI erases all requests of a phone number, and lists copies left elsewhere', async () => {
  const data = aDemande({ phone: '06 39 98 77 66' });
  const demandeId = await created(data);
  await send('create', { ...data, plaque: 'AB-000-ZZ' });
  const other = await created();
  const near = await created(aDemande({ phone: '06 39 98 77 66 (soir)' }));
  const written = ['erase', '--phone', '+33 (0)6.39.98.77.66'];
  const dry = await demandes('erase', '--phone', '٠٦٣٩٩٨٧٧٦٦', '--dry-run');
  expect(dry.out).toMatch(new RegExp(`${referenceOf(demandeId)}[^]*--dry-run`));
  const refused = await demandesAnswering(false, ...written);
  expect([refused.code, refused.questions.length, (await world.all()).length]).toEqual([1, 1, 4]);
  const { out, code } = await demandes(...written);
  expect([code, out]).toEqual([0, expect.stringMatching(/2 sur 2.*\n.*e-mails.*sauvegardes/)]);
  expect(out).toContain(referenceOf(near));
  const left = (await world.all()).map(({ no }) => no);
  expect(left.toSorted()).toEqual([other, near].map((id) => id.slice(0, 12)).toSorted());
});

test('the CLI prints a login link to the back office', async () => {
  vi.stubEnv('URL', 'http://localhost:8888');
  const { out } = await demandes('link');
  world.now = Date.now();
  const page = await world.get(out.trim().replace('http://localhost:8888', ''));
  expect(await page.text()).toContain('value="ouvrir"');
});

test('the CLI sends a test message to each channel', async () => {
  expect((await demandes('test')).code).toBe(1);
  vi.stubEnv('SMTP_URL', world.smtp.url);
  const { code, out } = await demandes('test');
  expect([code, out, world.smtp.mails.length]).toEqual([0, expect.stringContaining('@'), 1]);
  world.smtp.mode = 'refuse';
  expect((await demandes('test')).code).toBe(1);
});

test('the CLI rejects a run of the schedule at a simulated time if the storage is not local', async () => {
  const { code, err } = await demandes('relance', '--at', '2026-11-25T08:00');
  expect([code, err]).toEqual([2, expect.stringContaining('cette machine')]);
});

test.each(['', '--help', 'list -h'])('the CLI prints its usage for «%s»', async (line) => {
  const { code, out } = await demandes(...line.split(' ').filter(Boolean));
  expect([code, out]).toEqual([0, expect.stringContaining('list [--json]')]);
});

test.each([
  [['list', '--nope'], '--nope'],
  [['frobnicate'], 'frobnicate'],
  [['constructor'], 'constructor'],
  [['show'], 'identifiant'],
  [['show', 'ABC234', 'ABC235'], 'un seul'],
  [['erase', 'ABC234', '--phone', '06 39 98 00 01'], 'ABC234'],
  [['erase'], '--phone'],
  [['erase', '--phone', ' '], '--phone'],
  [['export', '--json'], '--json'],
  [['relance', '--at', '2026-13-45T99:99'], '2026-13-45'],
])('the CLI rejects %j with a message that names the mistake, and prints its usage', async (args, named) => {
  const { code, out, err } = await demandes(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(named);
  expect(err).toContain('list [--json]');
});

test.each([
  ['UPSTASH_REDIS_REST_URL', AWAY.url, /^Le stockage ne répond pas/],
  ['UPSTASH_REDIS_REST_URL', undefined, /^Le stockage ne répond pas.+UPSTASH_REDIS_REST_URL et son jeton/],
  ['UPSTASH_REDIS_REST_TOKEN', undefined, /^Le stockage ne répond pas.+UPSTASH_REDIS_REST_URL et son jeton/],
])(
  'the CLI reports unreachable storage and never falls back to local storage: %s is %s',
  async (name, value, sentence) => {
    vi.stubEnv(name, value);
    const { code, out, err } = await demandes('list');
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(sentence)]);
  },
);

test.skipIf(!existsSync('/dev/full'))('the CLI fails when its output cannot be written', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['netlify/cli/demandes.ts', 'export', '-'], {
    stdio: ['ignore', full, 'ignore'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  closeSync(full);
  expect(code).toBe(1);
});
