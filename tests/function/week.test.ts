import { expect, test } from 'vitest';
import { sign } from '../../netlify/request/links.ts';
import { type DemandeRecord, isToCall } from '../../netlify/request/record.ts';
import { deadlineOf } from '../../src/domain/deadline.ts';
import { isOpen, type OpeningHours } from '../../src/domain/opening-hours.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { send, withKey } from '../support/demande.ts';
import { EVERY_DAY } from '../support/hours.ts';
import { withWorld } from '../support/world.ts';

/** The week of Christmas 2026: Friday is closed, Sunday too. */
const { dimanche: _closed, ...semaine } = EVERY_DAY.semaine;
const hours: OpeningHours = { semaine, fermetures: [{ du: '2026-12-25', au: '2026-12-25' }] };

const at = (time: string): number => Date.parse(`2026-12-${time}:00+01:00`);
const MONDAY = at('21T00:00');
const END = at('28T12:00');
const STEP = 30 * 60_000;
const TEAM = ['Léa', 'Karim', 'Sonia'];

const world = withWorld();

/** The requests of each day, the same at each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('misses nobody in a week of a firm of three, with a holiday and a mail server down on Saturday', async () => {
  world.rebuild({ hours });
  const chance = random(7);
  const arrivals = Array.from({ length: 120 }, (_, i) => ({ i, when: MONDAY + chance() * 6.5 * 86_400_000 }));
  // A second car comes while its driver is at it.
  for (const one of arrivals) if (one.i % 10 === 9) one.when = (arrivals[one.i - 1]?.when ?? 0) + 1;
  arrivals.sort((a, b) => a.when - b.when);
  const links = new Map<string, string>();
  const sentAt = new Map<string, number>();
  const { links: keys } = world.service.secrets;
  const pressed: Record<string, number> = {};
  let stale = 0;

  const phoneOf = (i: number): string =>
    `06 39 98 ${String(Math.floor(i / 100)).padStart(2, '0')} ${String(i % 100).padStart(2, '0')}`;

  /** One driver in ten brings a second car of the number before; one in twenty types a wrong digit and puts it right. */
  async function arrive(i: number): Promise<void> {
    const phone = phoneOf(i % 10 === 9 ? i - 1 : i);
    const data = { plaque: `AB-${String(i).padStart(3, '0')}-CD`, vitrage: 'Pare-brise', phone };
    const options = withKey(`key-of-the-week-${String(i).padStart(4, '0')}`);
    const { body, after } = await send('create', data, options);
    await after();
    sentAt.set(data.plaque, world.now);
    if (body.lien) links.set(data.plaque, body.lien);
    await (
      await send(
        'complete',
        { ...data, name: `Client ${i}`, address: '', demandeId: body.demandeId },
        options,
      )
    ).after();
    if (i % 20 === 5 && body.lien) {
      const seen = String((await world.stored(body.demandeId))?.rev);
      await world.post(body.lien, {
        acte: 'corriger',
        vu: seen,
        phone: `06 39 98 77 ${String(i % 100).padStart(2, '0')}`,
        name: '',
        address: '',
      });
    }
  }

  async function press(
    record: DemandeRecord,
    who: string,
    acte: string,
    more: Record<string, string> = {},
  ): Promise<number> {
    const cookie = `bureau=${sign('bureau', '', keys, world.now)}`;
    const form = {
      acte,
      vu: String(record.rev),
      qui: who,
      jeton: sign('formulaire', '', keys, world.now),
      ...more,
    };
    const { status } = await world.post(`/api/bureau?demande=${record.no}`, form, { Cookie: cookie });
    pressed[acte] = (pressed[acte] ?? 0) + 1;
    return status;
  }

  /** An hour at the desk: from the top of the list, who is due first. */
  async function work(): Promise<void> {
    const records = (await world.service.store.soon(world.now))
      .filter((one) => isToCall(one, world.now))
      .sort((a, b) => deadlineOf(a.since, hours) - deadlineOf(b.since, hours));
    for (const [n, record] of records.slice(0, 9).entries()) {
      const who = TEAM[n % 3] ?? '';
      if ((await press(record, who, 'take')) !== 303) throw new Error('not taken');
      const taken = (await world.stored(record.no)) as DemandeRecord;
      // Somebody else looks at the same page and presses a moment later.
      if (n === 0 && (await press(record, TEAM[1] ?? '', 'unanswered')) === 409) stale += 1;
      const what = chance();
      if (what < 0.25) await press(taken, who, 'unanswered');
      else if (what < 0.4) await press(taken, who, 'callback', { jour: '2026-12-28' });
      else if (what < 0.9) await press(taken, who, 'appointment', { jour: '2026-12-29', heure: '09:00' });
      else await press(taken, who, 'done');
    }
  }

  for (world.now = MONDAY; world.now < END; world.now += STEP) {
    world.smtp.mode = world.now >= at('26T08:00') && world.now < at('26T18:00') ? 'refuse' : 'accept';
    while ((arrivals[0]?.when ?? END) <= world.now) await arrive(arrivals.shift()?.i ?? 0);
    await world.server.relance();
    if (isOpen(world.now, hours) && world.now % (2 * STEP) === 0) await work();
  }
  world.smtp.mode = 'accept';
  await world.runUntil(END + 8 * 3_600_000);

  const records = await world.all();
  expect(records).toHaveLength(120);
  for (const record of records) {
    const name = `${record.plaque} ${referenceOf(record.no)}`;
    const told = world.smtp.mails.filter(({ subject, body }) => (subject + body).includes(record.plaque));
    expect(told.length, `${name} was announced`).toBeGreaterThan(0);
    expect(record.firstCalledAt || record.stateAt, `${name} was called in time`).toBeLessThanOrEqual(
      deadlineOf(sentAt.get(record.plaque) ?? 0, hours),
    );
  }
  const corrected = records.filter(({ history }) => history.some(({ act }) => act === 'changed'));
  expect(corrected).toHaveLength(6);
  for (const { phone } of corrected)
    expect(world.smtp.mails.some(({ body }) => body.includes(phone) && body.includes('avant'))).toBe(true);
  expect(records.filter(({ sameAs }) => sameAs !== '')).toHaveLength(12);

  const days = world.smtp.mails.flatMap(
    ({ messageId }) => /resume-2026-12-(\d\d)/.exec(messageId)?.[1] ?? [],
  );
  expect(days).not.toContain('25');
  expect(days).not.toContain('27');
  expect(world.webhook.hooks.filter(({ type }) => type === 'demandes.summary').length).toBe(6);
  expect(stale).toBeGreaterThan(10);
  console.log(
    `a week: 120 requests, ${world.smtp.mails.length} e-mails, ${world.webhook.hooks.length} events, pressed ${JSON.stringify(pressed)}, ${stale} stale pages refused, nobody missed`,
  );
}, 240_000);
