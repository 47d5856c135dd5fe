import { expect, it } from 'vitest';
import { erase, eraseMatches, findByPhone } from '../../netlify/store/erase.ts';
import { pendingAnnouncements } from '../../netlify/store/outbox.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { demandes, demandesAnswering } from '../support/cli.ts';
import { aDemande, aPhone, created, details, send, withKey } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';
import { storedRequest } from '../support/stored-demandes.ts';

const store = withRedis();

const contentOf = async (key: string): Promise<unknown> => {
  const type = await store.command('TYPE', key);
  if (type === 'zset') return store.command('ZRANGE', key, 0, -1);
  return store.command(type === 'hash' ? 'HGETALL' : 'GET', key);
};

/** Keys of the storage that hold a text, in their name or in their value. */
async function keysWith(text: RegExp): Promise<string[]> {
  const found = [];
  for (const key of (await store.command('KEYS', '*')) as string[]) {
    if (text.test(JSON.stringify([key, await contentOf(key)]))) found.push(key);
  }
  return found;
}

it('erases everything about a phone number, however it is written', async () => {
  const data = aDemande({ phone: '06 39 98 95 02', plaque: 'ER-000-AS' });
  const demandeId = await created(data, withKey('draft-key-number-0081'));
  await send('create', { ...data, plaque: 'ER-000-A2' });
  const { out } = await demandes('erase', '--phone', '+33 (0)6.39.98.95.02');
  expect(out).toContain(
    `Effacé : demandes 1 (${referenceOf(demandeId)}), ajouts 1, annonces en attente 2.\n`,
  );
  expect(await keysWith(new RegExp(`ER-000|39989502|39 98 95 02|${demandeId}`))).toEqual([]);
  expect((await demandes('erase', '--phone', '06 39 98 95 02')).out).toBe('Rien à effacer.\n');
});

it('asks before it erases, says what it would erase, and erases nothing without a yes', async () => {
  const data = aDemande({ plaque: 'ER-000-B1' });
  const demandeId = await created(data);
  const dry = await demandes('erase', '--phone', data.phone, '--dry-run');
  expect([dry.code, dry.questions]).toEqual([0, []]);
  const refused = await demandesAnswering(false, 'erase', '--phone', data.phone);
  expect([refused.code, refused.questions.length]).toEqual([1, 1]);
  for (const { out } of [dry, refused]) expect(out).toContain('ER-000-B1');
  expect(await storedRequest(demandeId)).toBeDefined();
  const sure = await demandesAnswering(false, 'erase', '--phone', data.phone, '--yes');
  expect([sure.code, sure.questions, await storedRequest(demandeId)]).toEqual([0, [], undefined]);
});

it('erases what a number added to a request that has another one by now, and nothing else of it', async () => {
  const mistyped = aDemande({ phone: '06 39 98 95 03' });
  const demandeId = await created(mistyped);
  const added = { plaque: 'ER-000-A3', name: 'Dominique Autre', address: '3 rue Autre' };
  await send('complete', { ...mistyped, ...added });
  const right = { ...mistyped, ...details, phone: aPhone() };
  await send('update', { ...right, demandeId });
  await send('create', { ...right, plaque: 'AB-000-ZZ' });

  const { out } = await demandes('erase', '--phone', mistyped.phone);
  expect(out).toContain('Effacé : demandes 0, ajouts 1, annonces en attente 1.\n');
  expect(await keysWith(/ER-000-A3|Autre|39989503|39 98 95 03/)).toEqual([]);
  const record = await storedRequest(demandeId);
  expect(record).toMatchObject({ ...details, phone: right.phone, complements: [{ plaque: 'AB-000-ZZ' }] });
});

it('gives the place of an erased complement to no other, which would be announced under its id', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  await send('create', { ...data, plaque: 'AB-000-Z1' });
  const phone = aPhone();
  await send('update', { ...data, ...details, demandeId, phone });
  await demandes('erase', '--phone', data.phone);
  await send('create', { ...data, phone, plaque: 'AB-000-Z2' });
  const waiting = (await pendingAnnouncements(readSettings())).filter(
    (entry) => entry.demandeId === demandeId,
  );
  expect(waiting.map(({ kind }) => kind).sort()).toEqual(['complement2', 'created', 'updated']);
});

it('finds what was written with the same last nine digits, and erases it only when asked to', async () => {
  const phone = '06 39 98 95 06';
  const exact = await created(aDemande({ phone }));
  const near = await created(aDemande({ phone: `${phone} (soir)` }));
  const another = await created(aDemande());
  const settings = readSettings();
  const found = await findByPhone('+33 6 39 98 95 06', settings);
  expect(found.exact.map(({ record }) => record.demandeId)).toEqual([exact]);
  expect(found.near.map(({ record, key }) => [record.demandeId, key])).toEqual([[near, `${phone} (soir)`]]);

  await eraseMatches(found.exact, settings);
  expect(await storedRequest(near)).toBeDefined();
  await eraseMatches(found.near, settings);
  expect(await keysWith(/39 ?98 ?95 ?06|639989506/)).toEqual([]);
  expect(await storedRequest(another)).toBeDefined();
});

it('erases announcements of every kind', async () => {
  const data = aDemande();
  const held = { ...data, ...details, demandeId: await created(data) };
  for (const n of [1, 2, 3, 4, 5]) await send('create', { ...data, plaque: `AB-000-Z${n}` });
  await send('complete', held);
  await send('update', { ...held, name: 'Dominique Exemple' });
  expect(await erase(held.demandeId, readSettings())).toEqual({
    requests: 1,
    complements: 5,
    announcements: 8,
  });
  expect(await keysWith(new RegExp(held.demandeId))).toEqual([]);
});
