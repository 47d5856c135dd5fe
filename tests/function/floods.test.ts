import { beforeEach, expect, test } from 'vitest';
import { telephone } from '../../netlify/request/texts.ts';
import { aDemande, created, details, send } from '../support/demande.ts';
import { FULL } from '../support/full.ts';
import { MAILBOX, withWorld } from '../support/world.ts';

const world = withWorld();
beforeEach(() => world.rebuild({ channels: world.service.channels.filter(({ name }) => name === MAILBOX) }));

const BROWSER = { 'Sec-Fetch-Site': 'same-origin' };

const CALLS_A_MINUTE = FULL ? 10_000 : 300;
const MINUTES = 5;

const LIMIT_MS = FULL ? 900_000 : 120_000;

let victims = 0;

async function attack(n: number, ip: string, demandeId: string, headers: object) {
  victims += 1;
  const data = aDemande({ phone: `+99 ${String(victims).padStart(9, '0')}` });
  const options = { ip, headers: { ...headers } as Record<string, string>, meta: { elapsedMs: 20_000 } };
  if (n % 4 === 0) return send('update', { ...data, ...details, demandeId }, options);
  if (n % 4 === 1) return send('create', data, { ...options, meta: { elapsedMs: 3 } });
  if (n % 4 === 2) {
    options.headers['Idempotency-Key'] = 'a-key-that-is-known-01';
    return send('create', data, options);
  }
  return send('complete', { ...data, ...details }, options);
}

test.each([
  ['by a bot', {}],
  ['by a bot with browser headers', BROWSER],
])(
  'a flood from one IP address, %s, leaves other visitors unaffected',
  async (_, headers) => {
    const ip = '192.0.2.66';
    const known = await created();
    const start = world.now;
    const honest: Record<string, number> = {};
    const commands = await world.costOf(async () => {
      for (let minute = 0; minute < MINUTES; minute += 1) {
        for (let n = 0; n < CALLS_A_MINUTE; n += 1) {
          world.now = start + minute * 60_000 + Math.floor((n / CALLS_A_MINUTE) * 60_000);
          await attack(n, ip, known, headers);
        }
        if (minute !== 2) continue;
        for (const from of [ip, '192.0.2.67']) {
          const { status, body } = await send('create', aDemande(), { ip: from, headers: BROWSER });
          honest[from] = status;
          if (status === 201) expect(await world.stored(body.demandeId)).toBeDefined();
          else expect(body.error).toContain(telephone);
        }
      }
      await world.runUntil(start + 30 * 60_000);
    });
    expect(commands).toBeLessThanOrEqual(FULL ? 20_000 : 10_000);
    expect(world.smtp.mails.length).toBeLessThanOrEqual(30);
    // If the flood has browser headers, browsers at the same IP address are rejected too.
    expect(honest).toEqual({ [ip]: headers === BROWSER ? 429 : 201, '192.0.2.67': 201 });
  },
  LIMIT_MS,
);

test('a flood of suspected spam neither delays other notifications nor causes duplicate notifications', async () => {
  const marked = { meta: { elapsedMs: 3 } };
  for (let n = 0; n < 40; n += 1) await send('create', aDemande(), marked);
  const flooded = world.smtp.mails.length;
  await send('create', aDemande({ plaque: 'AA-000-AA' }));
  expect(world.smtp.mails).toHaveLength(flooded + 1);
  expect(world.smtp.mails.at(-1)?.subject).toContain('AA-000-AA');
  const many = Array.from({ length: 130 }, (_, n) => send('create', aDemande({ plaque: `MM-${n}` }), marked));
  await Promise.all(many);
  await world.runUntil(world.now + 10 * 60_000);
  const told = world.smtp.mails.map(({ subject, body }) => subject + body);
  for (const { plaque } of await world.all())
    if (plaque.startsWith('MM')) expect(told.filter((text) => text.includes(`${plaque}<`))).toHaveLength(1);
}, 120_000);

test('an IP address above the daily limit gets 429 for a day from the API, the driver’s page and the login page', async () => {
  world.rebuild({}, { dailyLimit: 60, hardLimit: 50 });
  const ip = '192.0.2.66';
  const { body } = await send('create', aDemande(), { ip, headers: BROWSER });
  const look = () => world.get(body.lien ?? '', BROWSER, ip);
  const statuses: number[] = [];
  const cost = await world.costOf(async () => {
    for (let n = 0; n < 24 * 6; n += 1, world.now += 10 * 60_000) {
      // Deletes keys that would have expired, because the clock of Redis does not follow `world.now`.
      for (const key of (await world.command('KEYS', 'demande:address:*')) as string[])
        if (Number(await world.command('TTL', key)) <= 600) await world.command('DEL', key);
      for (let times = 0; times < 30; times += 1) statuses.push((await look()).status);
    }
  });
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(120);
  expect(statuses.at(-1)).toBe(429);
  expect(cost).toBeLessThan(1500);
  const link = await world.post('/api/bureau', { acte: 'lien' }, {}, ip);
  expect([link.status, Number(link.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
});
