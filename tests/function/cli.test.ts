import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSince } from '../../netlify/cli/since.ts';
import { setEnvironment } from '../../netlify/environment.ts';
import type { DemandeRecord } from '../../netlify/request/record.ts';
import { noteFollowUp } from '../../netlify/store/admin.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { demandes, demandesAnswering } from '../support/cli.ts';
import { aDemande, created, details, send } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';
import { storedRequest } from '../support/stored-demandes.ts';

const store = withRedis();

it('lists requests as a table and as JSON, newest first', async () => {
  const data = aDemande();
  const older = await created(aDemande());
  const demandeId = await created(data);
  await send('complete', { ...data, ...details, demandeId });
  const table = await demandes('list');
  expect(table.code).toBe(0);
  expect(table.out).toMatch(
    new RegExp(`${referenceOf(demandeId)}.*complète.*${data.phone}.*AB-000-CD.*Pare-brise.*Camille Exemple`),
  );
  const json = await demandes('list', '--json');
  const records = JSON.parse(json.out) as DemandeRecord[];
  expect(records[0]).toMatchObject({ demandeId, ...data, ...details, status: 'completed' });
  expect(records.map((record) => record.demandeId).indexOf(older)).toBeGreaterThan(0);
});

it('lists only what came since a moment', async () => {
  const demandeId = await created();
  await store.command('HSET', `demande:request:${demandeId}`, 'createdAt', Date.parse('2020-01-01'));
  const { out } = await demandes('list', '--json', '--since', '7j');
  expect(out).not.toContain(demandeId);
  expect((await demandes('list', '--json', '--since', '2019-12-31')).out).toContain(demandeId);
});

it('understands dates, times and ages', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(parseSince(undefined, now)).toBe(0);
  expect(now - parseSince('24h', now)).toBe(86_400_000);
  expect(now - parseSince('7j', now)).toBe(7 * 86_400_000);
  expect(parseSince('2026-11-01T10:00:00Z', now)).toBe(Date.parse('2026-11-01T10:00:00Z'));
  for (const text of ['hier', '7', '01/11/2026', '01/11/2026 00:00 UTC', '2026-13-01']) {
    expect(() => parseSince(text, now), text).toThrow(/Date illisible/);
  }
});

it('shows a request by id or by the reference that the visitor reads out', async () => {
  const demandeId = await created();
  for (const name of [demandeId, referenceOf(demandeId), referenceOf(demandeId).toLowerCase()]) {
    expect(JSON.parse((await demandes('show', name)).out)).toMatchObject({ demandeId });
  }
});

it('exports CSV that a French Excel opens and runs nothing of', async () => {
  const data = aDemande({ plaque: '=1+1', phone: '+33 6 39 98 95 01' });
  const demandeId = await created(data);
  await send('update', { ...data, demandeId, name: '@SUM(A1)', address: ' -1 "rue"; x' });
  const { out, code } = await demandes('export');
  const lines = out.split('\r\n');
  const line = lines.find((text) => text.includes(demandeId)) ?? '';
  expect([code, out.codePointAt(0)]).toEqual([0, 0xfeff]);
  expect(lines[0]).toContain('"Référence";"Identifiant"');
  expect(line).toContain(`"'=1+1"`);
  expect(line).toContain(`"'+33 6 39 98 95 01"`);
  expect(line).toContain(`"'@SUM(A1)"`);
  expect(line).toContain(`"'-1 ""rue""; x"`);
});

it('shows the progress of a long export on the error output only', async () => {
  const args = Array.from({ length: 450 }, (_, i) => [i + 1, `FAKE${i}`]).flat();
  await store.command('ZADD', 'demande:index', ...args);
  const { out, err } = await demandes('export');
  await store.command('ZREMRANGEBYSCORE', 'demande:index', '-inf', 1000);
  expect(err).toMatch(/Export : 200 \/ 4\d\d\n/);
  expect(out).not.toContain('Export');
});

it('marks a request as handled and frees its phone at once', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  expect((await demandes('handled', referenceOf(demandeId))).out).toMatch(/: traitée/);
  expect((await demandes('handled', demandeId)).out).toMatch(/: déjà traitée/);
  expect((await storedRequest(demandeId))?.status).toBe('handled');
  expect((await send('create', data)).status).toBe(201);
});

it('takes one command to mark a whole id as handled, however many requests there are', async () => {
  const demandeId = await created();
  const before = store.rest.requests();
  await demandes('handled', demandeId);
  expect(store.rest.requests() - before).toBe(1);
});

it('says that there is no request with a whole id', async () => {
  const { code, err } = await demandes('handled', 'Z'.repeat(34));
  expect([code, err]).toEqual([2, expect.stringContaining(`Aucune demande ${'Z'.repeat(34)}`)]);
});

it('tells how long the first call takes, what is open and how much comes each day', async () => {
  await store.command('FLUSHALL');
  const [first, second] = [await created(), await created(), await created()];
  for (const [id, minutes] of [
    [first, 10],
    [second, 90],
  ] as const) {
    const { createdAt } = (await storedRequest(id)) ?? { createdAt: '' };
    const now = Date.parse(createdAt) + minutes * 60_000;
    await noteFollowUp({ id, followUp: 'handled', now }, readSettings());
  }
  const { out } = await demandes('stats');
  expect(out).toContain('Délai médian avant le premier appel : 50\u00a0min (2 sur 3)');
  expect(out).toContain('À rappeler en ce moment : 1');
  expect(out).toMatch(/\n20\d\d-\d\d-\d\d {2}3\n/);
});

it('erases spam, noted or left alone for a week, after a question', async () => {
  await store.command('FLUSHALL');
  const [noted, kept] = [await created(), await created()];
  const { body: recent } = await send('create', aDemande(), { meta: { elapsedMs: 10 } });
  const { body: marked } = await send('create', aDemande(), { meta: { elapsedMs: 10 } });
  await noteFollowUp({ id: noted, followUp: 'spam', now: Date.now() }, readSettings());
  const weekAgo = Date.now() - 7 * 86_400_000;
  await store.command('HSET', `demande:request:${marked.demandeId}`, 'updatedAt', weekAgo);
  expect((await demandes('purge', '--dry-run')).out).toContain('Rien n’a été effacé');
  const refused = await demandesAnswering(false, 'purge');
  expect([refused.code, refused.questions.length]).toEqual([1, 1]);
  const { out } = await demandes('purge');
  expect(out).toContain('Effacé : demandes 2');
  const left = await Promise.all([noted, marked.demandeId, kept, recent.demandeId].map(storedRequest));
  expect(left.map((record) => record !== undefined)).toEqual([false, false, true, true]);
});

it('tells which announcements wait', async () => {
  const demandeId = await created();
  expect((await demandes('notifications')).out).toMatch(new RegExp(`${referenceOf(demandeId)} +created`));
});

it.each([
  [['frobnicate']],
  [['show']],
  [['erase']],
  [['list', '--nope']],
  [['show', 'ABC']],
  [['list', '--since', 'hier']],
  [['list', '--since', '01/11/2026']],
  [['erase', 'ABC234', '--phone', '06 39 98 00 00']],
  [['erase', '--phone', '06 39 98 00 00', '--since', '7j']],
])('explains the usage when asked %j', async (args) => {
  const { code, out, err } = await demandes(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/npm run demandes -- list/);
});

it('says in one sentence that the storage is away', async () => {
  const { UPSTASH_REDIS_REST_URL } = process.env;
  setEnvironment({ UPSTASH_REDIS_REST_URL: 'http://127.0.0.1:9' });
  const { code, err } = await demandes('list');
  setEnvironment({ UPSTASH_REDIS_REST_URL });
  expect(code).toBe(1);
  expect(err).toMatch(/^Le stockage ne répond pas/);
});

it.each(['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'])(
  'reads no other storage when only %s is missing',
  async (missing) => {
    const { [missing]: value } = process.env;
    setEnvironment({ [missing]: undefined });
    const { code, out, err } = await demandes('list');
    setEnvironment({ [missing]: value });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(new RegExp(`^La variable ${missing} manque.+\\.\n$`));
  },
);

it.skipIf(!existsSync('/dev/full'))('fails when its output cannot be written', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['netlify/cli/demandes.ts', 'export'], {
    stdio: ['ignore', full, 'ignore'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  closeSync(full);
  expect(code).toBe(1);
});
