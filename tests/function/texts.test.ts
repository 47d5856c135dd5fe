import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emulatedRedis } from '../../netlify/local/emulated-redis.ts';
import { type RunCommand, startRestServer } from '../../netlify/local/rest-server.ts';
import { driverPath } from '../../netlify/request/links.ts';
import { FIELD_LIMITS } from '../../src/domain/demande.ts';
import { aPhone, send } from '../support/demande.ts';
import { FULL } from '../support/full.ts';
import { MINUTE, START, withWorld, type RestServer } from '../support/world.ts';

const world = withWorld();
const SEED = Number(process.env['FC_SEED'] ?? 1);
const NUM_RUNS = Number(process.env['FC_RUNS']) || (FULL ? 150 : 25);

vi.setConfig({ testTimeout: FULL ? 900_000 : 120_000 });

const NOTE_LENGTH = 200;
const NAME_LENGTH = 30;

/** Characters that truncation, normalisation or encoding could damage. */
const sign = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\ud800', '\udc00', '\u0000', '🚗', '…', '½', '´', 'e\u0301', '\u0301', '\u202e', '\u05d0'),
  fc.constantFrom(
    '\ufdfa',
    '\u{1d160}',
    '\u00a0',
    '\u200d',
    '\\',
    '"',
    '/',
    '\n',
    '\\ud83d',
    '٣',
    '\u{1d7d9}',
  ),
);

/** Texts of `sign` characters. Half of them are padded, so that the last character is near the maximum length. */
const around = (bound: number) =>
  fc
    .tuple(fc.array(sign, { maxLength: 12 }), fc.integer({ min: -3, max: 2 }), sign, fc.boolean())
    .map(([signs, more, last, isLong]) => {
      const start = signs.join('');
      return start + (isLong ? 'a'.repeat(Math.max(0, bound - start.length + more)) : '') + last;
    });

/** All strings of a value, including keys. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...textsOf(one)]);
}

describe.each(['redis-server', 'emulation'])('on %s', (kind) => {
  let rest: RestServer;
  let run: RunCommand;

  beforeAll(async () => {
    run = kind === 'emulation' ? emulatedRedis() : world.redis.run;
    rest = await startRestServer(run, 'token');
  });
  afterAll(() => rest.close());
  beforeEach(() => world.rebuild({}, { url: rest.url, token: rest.token }));

  test('any accepted text is stored as well-formed UTF-16, breaks no page or notification, and can be erased', async () => {
    const typed = fc.record({
      plaque: around(FIELD_LIMITS.plaque),
      phone: around(FIELD_LIMITS.phone),
      name: around(FIELD_LIMITS.name),
      address: around(FIELD_LIMITS.address),
      note: around(NOTE_LENGTH),
      who: around(NAME_LENGTH),
      corrected: around(FIELD_LIMITS.name),
    });
    await fc.assert(
      fc.asyncProperty(typed, async ({ note, who, corrected, ...draft }) => {
        for (const one of await world.all()) await world.service.store.erase(one.no);
        world.now = START;
        Object.assign(world.smtp, { mails: [] });
        Object.assign(world.webhook, { hooks: [] });
        const sent = { ...draft, vitrage: 'Pare-brise' };
        let { status, body } = await send('complete', sent);
        if (status === 400) {
          const accepted = Object.fromEntries(
            Object.entries(sent).filter(([field]) => !(field in (body.fields ?? {}))),
          );
          ({ status, body } = await send('complete', { plaque: 'AB-000-CD', phone: aPhone(), ...accepted }));
        }
        expect(status).toBe(200);
        const no = body.demandeId?.slice(0, 12) ?? '';
        const acted = await world.act(no, 'note', { texte: note, qui: who });
        expect([303, 400]).toContain(acted.status);
        const cookie =
          acted.headers.get('set-cookie')?.split(';')[0] ?? `qui=${encodeURIComponent(who.toWellFormed())}`;
        const { rev = 0 } = (await world.stored(no)) ?? {};
        const pressed = await world.post(
          `/api/bureau?demande=${no}`,
          { acte: 'unanswered', vu: String(rev) },
          { Cookie: `${world.deskCookie.Cookie}; ${cookie}` },
        );
        expect(pressed.status).toBe(303);
        const path = driverPath(world.service, no);
        const vu = String((await world.stored(no))?.rev);
        const phone = aPhone();
        const answer = await world.post(path, { acte: 'corriger', vu, phone, name: corrected });
        expect([200, 400]).toContain(answer.status);
        expect(
          (await send('create', { plaque: 'ZZ-000-ZZ', vitrage: 'Pare-brise', phone: draft.phone })).status,
        ).toBeLessThan(500);

        const record = await world.stored(no);
        for (const text of textsOf(record))
          expect([text, text.isWellFormed()]).toEqual([text.normalize('NFC'), true]);
        for (const { text = '', who: by } of record?.history ?? []) {
          expect([...text].length).toBeLessThanOrEqual(NOTE_LENGTH);
          expect([...by].length).toBeLessThanOrEqual(NAME_LENGTH);
        }
        expect((await world.get(`/api/bureau?demande=${no}`, world.deskCookie)).status).toBe(200);
        expect((await world.get(path)).status).toBe(200);

        for (; world.now < START + 20 * MINUTE; world.now += 5 * MINUTE) await world.server.relance();
        const ids = world.webhook.hooks.map(({ id }) => id);
        expect(ids.filter((id) => id.includes(no)).length).toBeGreaterThan(0);
        expect(new Set(ids).size).toBe(ids.length);
        const mails = world.smtp.mails.map(({ messageId }) => messageId);
        expect(new Set(mails).size).toBe(mails.length);

        for (const one of await world.all()) await world.service.store.erase(one.no);
        const left = (await run('KEYS', ['*'])) as unknown[];
        expect(left.map(String).filter((key) => /request:|phone:/.test(key))).toEqual([]);
        expect(await world.all()).toEqual([]);
      }),
      { numRuns: NUM_RUNS, seed: SEED },
    );
  });
});
