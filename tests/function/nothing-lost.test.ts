import { afterEach, expect, it, vi } from 'vitest';
import { deliverDue } from '../../netlify/notify/outbox.ts';
import type { DemandeRecord } from '../../netlify/request/record.ts';
import { allRequests, noteFollowUp } from '../../netlify/store/admin.ts';
import { AGAIN_AFTER_MS } from '../../netlify/store/keys.ts';
import { soonest } from '../../netlify/store/outbox.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { aDemande, aPhone, created, details, send, withKey } from '../support/demande.ts';
import { withReceivers } from '../support/receivers.ts';
import { withRedis } from '../support/redis.ts';
import { storedRequest } from '../support/stored-demandes.ts';

const store = withRedis();
const receivers = withReceivers();
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

/** Runs the scheduled function until nothing but reminders and summaries is left to tell. */
async function tellAll(): Promise<void> {
  const isAnnouncement = (member: string) => !/reminder|summary|backup/.test(member);
  const later = Date.now() + 30 * MINUTE;
  for (let run = 0; run < 20; run += 1) {
    const waiting = (await soonest(readSettings())).filter(({ member }) => isAnnouncement(member));
    if (waiting.length === 0) return;
    await deliverDue(readSettings(), later + run * 5 * MINUTE);
  }
}

/** A car of a fleet: all have the number of the fleet, each its own plate, driver and address. */
interface Car {
  plaque: string;
  vitrage: string;
  phone: string;
  name: string;
  address: string;
}

const aFleet = (count: number): Car[] => {
  const phone = aPhone();
  return Array.from({ length: count }, (_, i) => ({
    plaque: `AB-${String(i).padStart(3, '0')}-CD`,
    vitrage: 'Pare-brise',
    phone,
    name: `Conducteur ${i} Exemple`,
    address: `${i} rue de l’Exemple, 92230 Gennevilliers`,
  }));
};

/** The whole funnel of one car, as the browser goes through it: the details come with the last step. */
async function order({ name, address, ...car }: Car, ip?: string): Promise<string[]> {
  const options = { ...withKey(`key-of-${car.phone.replaceAll(' ', '')}-${car.plaque}`), ...(ip && { ip }) };
  const first = await send('create', car, options);
  await first.after();
  const { demandeId } = first.body;
  const last = await send('complete', { ...car, name, address, ...(demandeId && { demandeId }) }, options);
  await last.after();
  return [first.body.status, last.body.status];
}

/** Which cars the firm finds in its list, each with its own name and address. */
async function listed(fleet: readonly Car[]): Promise<Car[]> {
  const records: DemandeRecord[] = [];
  for await (const { record } of allRequests(readSettings())) {
    if (record.phone === fleet[0]?.phone) records.push(record);
  }
  const cars = records.flatMap((record) => [record, ...record.complements]);
  return fleet.filter((car) =>
    cars.some(
      ({ plaque, name, address }) => plaque === car.plaque && name === car.name && address === car.address,
    ),
  );
}

/** Which cars the firm reads in its announcements, each with its own name and address. */
const announced = (fleet: readonly Car[]): Car[] =>
  fleet.filter((car) =>
    receivers.smtp.mails.some(({ body }) =>
      body
        .split('Téléphone')
        .some((part) => [car.plaque, car.name, car.address].every((text) => part.includes(text))),
    ),
  );

it.each([
  ['in turn', 1],
  ['at once', 50],
])('finds each of 50 cars of one number, sent %s, in the list and in the announcements', async (_, width) => {
  const fleet = aFleet(50);
  const statuses: string[][] = [];
  for (let i = 0; i < fleet.length; i += width) {
    statuses.push(...(await Promise.all(fleet.slice(i, i + width).map((car) => order(car)))));
  }
  await tellAll();
  expect(statuses.filter(([first]) => first === 'created')).toEqual([['created', 'completed']]);
  expect(statuses.filter(([first, last]) => first === last && last === 'rate_limited')).toHaveLength(49);
  expect(await listed(fleet)).toHaveLength(50);
  expect(announced(fleet)).toHaveLength(50);
});

it('gives nobody the id of a request that stands beside the first one of its number', async () => {
  const fleet = aFleet(8);
  for (const car of fleet) await order(car);
  const last = fleet.at(-1) as Car;
  const { body } = await send(
    'create',
    last,
    withKey(`key-of-${last.phone.replaceAll(' ', '')}-${last.plaque}`),
  );
  expect(body).toEqual({ success: false, status: 'rate_limited', message: expect.any(String) });
});

it('names the first request of its number on each that stands beside it', async () => {
  const [first, ...others] = aFleet(8) as [Car, ...Car[]];
  await order(first);
  for (const car of others) await order(car);
  await tellAll();
  const records: DemandeRecord[] = [];
  for await (const { record } of allRequests(readSettings())) {
    if (record.phone === first.phone) records.push(record);
  }
  const own = records.find(({ plaque }) => plaque === first.plaque);
  expect(records).toHaveLength(3);
  for (const record of records) {
    expect(record.sameNumberAs).toBe(record === own ? '' : own?.reference);
  }
});

it('keeps what one draft sends again in its own place', async () => {
  const [first, second] = aFleet(2) as [Car, Car];
  const id = await created(first);
  const options = withKey('draft-key-number-0101');
  for (const name of ['', 'Camille', 'Camille Exemple']) {
    await send('complete', { ...second, name, address: '' }, options);
  }
  await send('complete', { ...second, name: '', address: second.address }, options);
  expect((await storedRequest(id))?.complements).toMatchObject([
    { plaque: second.plaque, name: 'Camille Exemple', address: second.address },
  ]);
});

it('takes the same car sent from a page without scripts, which has no key, for the same', async () => {
  const fleet = aFleet(8);
  for (const { name: _name, address: _address, ...car } of fleet) {
    for (const name of ['', 'Camille']) await send('create', { ...car, name });
  }
  const records: DemandeRecord[] = [];
  for await (const { record } of allRequests(readSettings())) {
    if (record.phone === fleet[0]?.phone) records.push(record);
  }
  // The first request, the three that found no place, and beside the first its own details and four cars.
  expect(records).toHaveLength(4);
  expect(records.flatMap(({ complements }) => complements)).toHaveLength(5);
});

it.each<[string, (data: ReturnType<typeof aDemande>, id: string) => Promise<unknown>]>([
  ['by somebody who does not hold it', async (data) => (await send('create', data)).after()],
  [
    'by its visitor',
    async (data, demandeId) => (await send('complete', { ...data, ...details, demandeId })).after(),
  ],
])('announces a request sent again %s once in two hours', async (_, sendAgain) => {
  const data = aDemande();
  const demandeId = await created(data);
  await (await send('complete', { ...data, ...details, demandeId })).after();
  const start = Date.now();
  const tolds = () => receivers.smtp.mails.filter(({ subject }) => /^Demande .* renvoyée/.test(subject));
  await sendAgain(data, demandeId);
  expect(tolds()).toHaveLength(0);
  vi.useFakeTimers({ toFake: ['Date'], now: start + AGAIN_AFTER_MS + 1000 });
  await sendAgain(data, demandeId);
  await sendAgain(data, demandeId);
  expect(tolds()).toHaveLength(1);
  vi.setSystemTime(start + 2 * AGAIN_AFTER_MS + 5000);
  await sendAgain(data, demandeId);
  expect(new Set(tolds().map(({ messageId }) => messageId)).size).toBe(2);
});

it.each(['handled', 'spam'] as const)(
  'opens a request anew that its visitor changes after it was %s',
  async (followUp) => {
    const data = aDemande();
    const demandeId = await created(data);
    await noteFollowUp({ id: demandeId, followUp, now: Date.now() }, readSettings());
    expect((await storedRequest(demandeId))?.status).toBe(followUp);
    await send('update', { ...data, ...details, demandeId });
    expect(await storedRequest(demandeId)).toMatchObject({ status: 'created', followUp: 'open', ...details });
    const waiting = await store.command('ZRANGE', 'demande:outbox', '0', '-1');
    expect(waiting).toEqual(expect.arrayContaining([`${demandeId}:reminder`, `${demandeId}:updated`]));
    // Its number has an open request again.
    expect((await send('create', { ...data, plaque: 'AB-000-ZZ' })).status).toBe(429);
  },
);

it('stores nothing that would be neither listed nor queued when the script fails half-way', async () => {
  await store.command('FLUSHALL');
  await store.command('SET', 'demande:outbox', 'no list');
  const { status, after } = await send('create', aDemande());
  await after();
  const left = await store.command('KEYS', 'demande:request:*');
  await store.command('FLUSHALL');
  expect([status, left]).toEqual([503, []]);
});

it('tells nobody when a number was left', async () => {
  const data = aDemande();
  await created(data);
  const waits = [];
  for (const life of [80_000, 4000, 600]) {
    await store.command('EXPIRE', `demande:phone:+33${data.phone.replaceAll(' ', '').slice(1)}`, life);
    waits.push((await send('create', data)).headers.get('retry-after'));
  }
  expect(waits).toEqual(['86400', '86400', '86400']);
});

it('does not mark for good a request that was only quickly changed', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  await send('update', { ...data, ...details, demandeId }, { meta: { elapsedMs: 400, siteWeb: '' } });
  expect((await storedRequest(demandeId))?.suspect).toBe(false);
});

it('ignores a key that two drafts may share by chance', async () => {
  const data = aDemande();
  await created(data, withKey('k2345678'));
  expect((await send('create', data, withKey('k2345678'))).status).toBe(429);
});

it('announces what a draft that lay in a tab for a day makes under a name of its own', async () => {
  const data = aDemande();
  const options = withKey('draft-key-number-0102');
  const first = await created(data, options);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 + 1000 });
  for (const key of (await store.command('KEYS', 'demande:[pr]*:*')) as string[]) {
    if (/:(phone|replay):/.test(key)) await store.command('DEL', key);
  }
  const second = await created(data, options);
  expect(second).not.toBe(first);
  const ids = receivers.smtp.mails.map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
});
