import { beforeEach, expect, test } from 'vitest';
import { telephone } from '../../netlify/request/texts.ts';
import { aDemande, created, details, send } from '../support/demande.ts';
import { FULL } from '../support/full.ts';
import { MAILBOX, withWorld } from '../support/world.ts';

const world = withWorld();
beforeEach(() => world.rebuild({ channels: world.service.channels.filter(({ name }) => name === MAILBOX) }));

const BROWSER = { 'Sec-Fetch-Site': 'same-origin' };

/** `npm run test:full` makes 10,000 calls a minute. */
const CALLS_A_MINUTE = FULL ? 10_000 : 300;
const MINUTES = 5;

/** Thousands of calls on a busy machine, in ms. */
const LIMIT_MS = FULL ? 900_000 : 120_000;

let victims = 0;

/** Sends a call of a bot: each one differs, and all kinds that cost commands occur. */
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
  ['of a bot', {}],
  ['of a bot with the headers of a browser', BROWSER],
])(
  'survives a flood from one address, %s',
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
    // A bot with a browser's headers uses up the limit of its address: a neighbour reads the number to call.
    expect(honest).toEqual({ [ip]: headers === BROWSER ? 429 : 201, '192.0.2.67': 201 });
  },
  LIMIT_MS,
);
