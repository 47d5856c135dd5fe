import { expect, it } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import relance from '../../netlify/functions/relance.mts';
import { RETRY_DELAYS_MS } from '../../netlify/notify/delays.ts';
import { pendingAnnouncements } from '../../netlify/store/outbox.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { aDemande, send } from '../support/demande.ts';
import { sendAllThatWaits } from '../support/outbox.ts';
import { withReceivers } from '../support/receivers.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();
const receivers = withReceivers();
const details = { name: 'Camille <Exemple>', address: '1 rue de l’Exemple, 92230 Gennevilliers' };

/** Sends a call and lets the work after the answer end. */
async function settled(action: string, data: object, options?: Parameters<typeof send>[2]) {
  const answered = await send(action, data, options);
  await answered.after();
  return answered.body;
}

const nextTry = () => sendAllThatWaits(store.command);

const waiting = async (id = ''): Promise<string[]> =>
  (await pendingAnnouncements(readSettings()))
    .filter(({ demandeId }) => demandeId === id)
    .map(({ kind }) => kind);

it('announces a new request by e-mail, with all that a tradesman needs on a phone', async () => {
  const data = aDemande({ phone: '06 39 98 96 01' });
  const { demandeId = '' } = await settled('create', data);
  const [mail] = receivers.smtp.mails;
  expect(mail?.subject).toBe(`Nouvelle demande ${referenceOf(demandeId)}\u202f: Pare-brise, AB-000-CD`);
  expect(mail?.body).toContain('tel:+33639989601');
  expect(mail?.body).toContain('https://wa.me/33639989601?text=Bonjour');
  expect(mail?.body).toContain('Il manque encore\u202f: le nom, l’adresse d’intervention');
  expect(mail?.body).toContain(referenceOf(demandeId));
  expect(await waiting(demandeId)).toEqual([]);
});

it('signs the webhook and names the request in it', async () => {
  const data = aDemande();
  const { demandeId } = await settled('create', data);
  expect(receivers.webhook.hooks).toMatchObject([
    { type: 'demande.created', data: { ...data, demandeId, stored: true, first: true } },
  ]);
});

it('announces the completion in the conversation of the first message', async () => {
  const data = aDemande();
  const { demandeId = '' } = await settled('create', data);
  await settled('complete', { ...data, ...details, demandeId });
  const [first, second] = receivers.smtp.mails;
  expect(second?.subject).toBe(
    `Demande ${referenceOf(demandeId)} complétée\u202f: Pare-brise, 92 Gennevilliers, AB-000-CD`,
  );
  expect([first?.inReplyTo, second?.inReplyTo]).toEqual(['', first?.references]);
  expect(second?.references).toMatch(/^<demande-.+>$/);
  expect(second?.messageId).not.toBe(first?.messageId);
  expect(second?.body).toContain('Camille &lt;Exemple&gt;');
  expect(second?.body).not.toContain('Il manque encore');
  expect(receivers.webhook.hooks.map(({ type, data: { first: isFirst } }) => [type, isFirst])).toEqual([
    ['demande.created', true],
    ['demande.completed', false],
  ]);
});

it('announces a request that comes complete as a new one, once', async () => {
  const { demandeId = '' } = await settled('complete', { ...aDemande(), ...details });
  expect(receivers.smtp.mails.map(({ subject }) => subject)).toEqual([
    `Nouvelle demande ${referenceOf(demandeId)}\u202f: Pare-brise, 92 Gennevilliers, AB-000-CD`,
  ]);
});

it('announces what a duplicate brings as an addition to the first request, and nothing when it brings nothing', async () => {
  const data = aDemande();
  const { demandeId = '' } = await settled('create', data);
  await settled('create', data);
  await settled('create', { ...data, plaque: 'AB-000-ZZ', vitrage: 'Vitre latérale' });
  const [first, second, third] = receivers.smtp.mails;
  expect(second?.subject).toBe(
    `Ajout à la demande ${referenceOf(demandeId)}\u202f: Vitre latérale, AB-000-ZZ`,
  );
  expect(second?.references).toBe(first?.references);
  expect(second?.body).toContain('Il manque encore');
  expect(third).toBeUndefined();
  expect(receivers.webhook.hooks[1]?.data.complement).toMatchObject({ plaque: 'AB-000-ZZ' });
});

it('does not ask for the name and address that a duplicate brings', async () => {
  const data = aDemande();
  await settled('create', data);
  await settled('complete', { ...data, ...details });
  const [, added] = receivers.smtp.mails;
  expect(added?.subject).toMatch(/^Ajout à la demande/);
  expect(added?.body).toContain(details.address);
  expect(added?.body).not.toContain('Il manque encore');
});

it('tells saved details that were never sent, after a while', async () => {
  const data = aDemande();
  const { demandeId = '' } = await settled('create', data);
  await settled('update', { ...data, ...details, demandeId });
  expect(receivers.smtp.mails).toHaveLength(1);
  await nextTry();
  expect(receivers.smtp.mails[1]?.subject).toContain(`Demande ${referenceOf(demandeId)} précisée`);
});

it('marks what a machine seems to have sent', async () => {
  await settled('create', aDemande(), { meta: { elapsedMs: 10 } });
  expect(receivers.smtp.mails[0]?.subject).toMatch(/^\[À vérifier\] Nouvelle demande/);
});

it('tries again with growing delays until it is accepted, under the same id', async () => {
  receivers.webhook.mode = 'fail';
  receivers.smtp.mode = 'refuse';
  const { demandeId = '' } = await settled('create', aDemande());
  const delays = [];
  for (const _ of [...RETRY_DELAYS_MS, 0]) {
    const [pending] = await pendingAnnouncements(readSettings());
    delays.push(Math.round(((pending?.due.getTime() ?? 0) - Date.now()) / 60_000));
    await nextTry();
  }
  expect(delays).toEqual([5, 15, 60, 180, 360, 360]);
  Object.assign(receivers.webhook, { mode: 'accept' });
  Object.assign(receivers.smtp, { mode: 'accept' });
  await nextTry();
  expect([receivers.smtp.mails.length, receivers.webhook.hooks.length]).toEqual([1, 1]);
  expect(await waiting(demandeId)).toEqual([]);
});

it('tries again only the channel that failed', async () => {
  receivers.webhook.mode = 'fail';
  const { demandeId } = await settled('create', aDemande());
  expect(await waiting(demandeId)).toEqual(['created']);
  receivers.webhook.mode = 'accept';
  await nextTry();
  expect([receivers.smtp.mails.length, receivers.webhook.hooks.length]).toEqual([1, 1]);
});

it('sends personal data to no address that a receiver redirects to', async () => {
  receivers.webhook.mode = 'redirect';
  const { demandeId } = await settled('create', aDemande());
  expect(receivers.webhook.requests).toBe(1);
  expect(await waiting(demandeId)).toEqual(['created']);
  receivers.webhook.mode = 'accept';
  await nextTry();
});

it('keeps announcements while no channel is set up, and sends them once there is one', async () => {
  setEnvironment({ SMTP_URL: undefined, DEMANDE_WEBHOOK_URL: undefined });
  const { demandeId } = await settled('create', aDemande());
  await nextTry();
  expect(await waiting(demandeId)).toEqual(['created']);
  setEnvironment({ SMTP_URL: receivers.smtp.url });
  await nextTry();
  expect([receivers.smtp.mails.length, await waiting(demandeId)]).toEqual([1, []]);
});

it('sends nothing twice when the scheduled function runs twice at once', async () => {
  receivers.smtp.mode = 'refuse';
  receivers.webhook.mode = 'fail';
  const { demandeId } = await settled('create', aDemande());
  Object.assign(receivers.smtp, { mode: 'accept' });
  Object.assign(receivers.webhook, { mode: 'accept' });
  await store.command('ZADD', 'demande:outbox', 1, `${demandeId}:created`);
  await Promise.all([relance(), relance()]);
  expect([receivers.smtp.mails.length, receivers.webhook.hooks.length]).toEqual([1, 1]);
});

it('sends the others although one entry cannot be read', async () => {
  receivers.smtp.mode = 'refuse';
  const broken = await settled('create', aDemande());
  await store.command('HSET', `demande:request:${broken.demandeId}`, 'createdAt', 'never');
  await settled('create', aDemande());
  receivers.smtp.mode = 'accept';
  await nextTry();
  expect(receivers.smtp.mails).toHaveLength(1);
  await store.command('DEL', `demande:request:${broken.demandeId}`);
});

it('sends no webhook that it cannot sign', async () => {
  setEnvironment({ DEMANDE_WEBHOOK_SECRET: undefined });
  await settled('create', aDemande());
  expect([receivers.smtp.mails.length, receivers.webhook.requests]).toEqual([1, 0]);
});
