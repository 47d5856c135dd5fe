import { expect, it } from 'vitest';
import wording from '../../content/textes/annonce.json' with { type: 'json' };
import { toCsv } from '../../netlify/request/csv.ts';
import { phoneKey } from '../../src/domain/phone.ts';
import { aDemande, aPhone, created, details, send } from '../support/demande.ts';
import { sendAllThatWaits } from '../support/outbox.ts';
import { withReceivers } from '../support/receivers.ts';
import { withRedis } from '../support/redis.ts';
import { storedRequest } from '../support/stored-demandes.ts';

const store = withRedis();
const receivers = withReceivers();

it('keeps and tells the number that a complement came from when its request has another one by now', async () => {
  const mistyped = aDemande();
  const key = phoneKey(mistyped.phone);
  const demandeId = await created(mistyped);
  receivers.smtp.mode = 'refuse';
  receivers.webhook.mode = 'fail';
  await (await send('create', { ...mistyped, plaque: 'AB-000-ZZ' })).after();
  await send('update', { ...mistyped, ...details, demandeId, phone: aPhone() });
  receivers.smtp.mode = 'accept';
  receivers.webhook.mode = 'accept';
  await sendAllThatWaits(store.command);

  const mail = receivers.smtp.mails.find(({ subject }) => subject.startsWith('Ajout'));
  expect(mail?.body).toContain(`tel:${key}`);
  expect(mail?.body).toContain(`wa.me/${key.slice(1)}`);
  const hook = receivers.webhook.hooks.find(({ type }) => type === 'demande.complement');
  expect(hook?.data.complement).toMatchObject({ plaque: 'AB-000-ZZ', phone: key });
  const record = await storedRequest(demandeId);
  expect(record && toCsv(record)).toContain(`"Pare-brise, AB-000-ZZ, ${key}"`);
});

it('writes the number of a complement as its request does where both are one', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  await send('create', { ...data, phone: phoneKey(data.phone), plaque: 'AB-000-ZZ' });
  expect((await storedRequest(demandeId))?.complements).toMatchObject([{ phone: data.phone }]);
});

it('takes a complement stored without its number for one of its request’s', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  const stored = ['AB-000-ZZ', 'Pare-brise', details.name, details.address].join('\n');
  await store.command('HSET', `demande:request:${demandeId}`, 'complement1', stored, 'complement1At', 1);
  expect((await storedRequest(demandeId))?.complements).toEqual([
    {
      plaque: 'AB-000-ZZ',
      vitrage: 'Pare-brise',
      ...details,
      phone: data.phone,
      suspect: false,
      at: '1970-01-01T00:00:00.001Z',
    },
  ]);
});

it('keeps the same complement once, however its number is written', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  for (const phone of [data.phone, phoneKey(data.phone), data.phone])
    await send('create', { ...data, phone, plaque: 'AB-000-ZZ' });
  expect((await storedRequest(demandeId))?.complements).toHaveLength(1);
});

it('marks a complement that a machine seems to have sent, and not its request', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  const meta = { siteWeb: 'http://spam.example' };
  await (await send('create', { ...data, plaque: 'AB-000-ZZ' }, { meta })).after();
  const mail = receivers.smtp.mails.at(-1);
  expect(mail?.subject).toMatch(/^\[À vérifier\] Ajout à la demande/);
  expect(mail?.body).toContain(wording.phrases.suspecte);
  const record = await storedRequest(demandeId);
  expect(record).toMatchObject({ suspect: false, complements: [{ suspect: true }] });
  expect(record && toCsv(record)).toContain('à vérifier"');
});
