import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { phoneKey } from '../../src/domain/phone.ts';
import { isDemandeId } from '../../src/domain/reference.ts';
import { isVitrageTitle, VITRAGES } from '../../src/domain/vitrage.ts';
import { type Answered, send, sendRaw } from '../support/demande.ts';
import { FULL } from '../support/full.ts';
import { withWorld } from '../support/world.ts';

const world = withWorld({ channels: false });
const SEED = Number(process.env['FC_SEED'] ?? 1);

/** Factor for the number of random cases, which is about 5,000 in a full run. */
const SCALE = FULL ? 0.3 : 0.03;
const cases = (count: number) => ({ numRuns: Math.ceil(count * SCALE), seed: SEED });

vi.setConfig({ testTimeout: FULL ? 900_000 : 120_000 });
beforeEach(() => world.rebuild({}, { hardLimit: 1_000_000_000 }));

const STATUSES: Record<number, string> = {
  200: 'updated|completed',
  201: 'created',
  400: 'invalid',
  404: 'not_found',
  413: 'invalid',
  429: 'rate_limited|too_many_requests',
};

function expectContract({ status, body }: Pick<Answered, 'status' | 'body'>): void {
  expect(String(body.status)).toMatch(new RegExp(`^(${STATUSES[status] ?? 'no such status'})$`));
  expect(body.success).toBe(status < 300);
  if (!body.success) expect(body.demandeId).toBeUndefined();
  if (body.demandeId !== undefined) expect(isDemandeId(body.demandeId)).toBe(true);
}

const hostile = ['', ' ', 'AB-000-CD', 'null', '__proto__', '\u0000', '\u202e', '\ud800', '*', '$1'];
const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...hostile));
const field = fc.oneof(typed, fc.jsonValue({ maxDepth: 1 }));
const glass = fc.constantFrom(...VITRAGES.map(({ title }) => title));
const fields = { plaque: field, phone: field, name: field, address: field, demandeId: field };
const data = fc.record({ ...fields, vitrage: fc.oneof(glass, field) }, { requiredKeys: [] });
const action = fc.constantFrom('create', 'update', 'complete');

test('any JSON body gets a response in the documented format', async () => {
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc
      .record({ action: fc.oneof(action, typed), data, meta: fc.jsonValue() }, { requiredKeys: [] })
      .map((call) => JSON.stringify(call)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(body, async (sent) => expectContract(await sendRaw(sent))),
    cases(10_000),
  );
});

test('any form sent without JavaScript gets a redirect or an error page', async () => {
  const name = fc.constantFrom('plaque', 'vitrage', 'phone', 'name', 'address', 'site_web');
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, typed), async (sent) => {
      expect([303, 400]).toContain((await world.post('/api/demande', sent)).status);
    }),
    cases(2000),
  );
});

/** `id` is '' if the visitor received none. */
interface Known {
  id: string;
  phone: string;
  car: string;
  completed: boolean;
}

const step = fc.record({
  action,
  plaque: fc.constantFrom('AB-000-CD', 'ab 000 cd', '1234 AB 75', ' '),
  vitrage: fc.constantFrom('Pare-brise', 'Lunette arrière', 'Toit'),
  phone: fc.integer({ min: 0, max: 2 }),
  spelling: fc.constantFrom('0', '+33', '0033', '+33 (0)'),
  name: fc.constantFrom('Camille', ''),
  holds: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
});

test('any sequence of API calls stores one request per car and phone number, and reveals no other visitor’s id', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const known: Known[] = [];
      for (const { action: asked, plaque, vitrage, phone, spelling, name, holds } of steps) {
        const number = `${spelling}63998000${phone}`;
        const given = known.filter(({ id }) => id !== '');
        const held = holds === undefined ? undefined : given[holds];
        const sent = { plaque, vitrage, phone: number, ...(name && { name, address: '1 rue' }) };
        const { status, body } = await send(asked, { ...sent, demandeId: held?.id });
        const car = `${plaque.replace(/\W/g, '').toUpperCase()}|${vitrage}`;
        const completed = asked === 'complete';
        const isWhole = asked !== 'update' || (name !== '' && held !== undefined);
        const isValid = plaque.trim() !== '' && isVitrageTitle(vitrage) && isWhole;
        const own = asked === 'create' ? undefined : held;
        const open = known.filter((one) => one.phone === phoneKey(number));
        if (!isValid) expect(status).toBe(400);
        else if (own) {
          expect(body.status).toBe(`${asked}d`);
          Object.assign(own, { phone: phoneKey(number), car, completed: own.completed || completed });
        } else if (open.length > 0) {
          expect([status, body.demandeId, body.lien]).toEqual([429, undefined, undefined]);
          if (!open.some((one) => one.car === car))
            known.push({ id: '', phone: phoneKey(number), car, completed });
        } else {
          expect(body.status).toBe(`${asked}d`);
          expect(known.some(({ id }) => id === body.demandeId)).toBe(false);
          known.push({ id: body.demandeId ?? '', phone: phoneKey(number), car, completed });
        }
      }
      const line = ({ phone, car, completed }: Omit<Known, 'id'>) => `${phone} ${car} ${completed}`;
      const stored = (await world.all()).map(({ phoneKey: phone, car, completedAt }) =>
        line({ phone, car, completed: completedAt > 0 }),
      );
      expect(stored.toSorted()).toEqual(known.map(line).toSorted());
      await world.command('FLUSHALL');
    }),
    cases(5000),
  );
});
