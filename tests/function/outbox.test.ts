import { expect, it } from 'vitest';
import relance from '../../netlify/functions/relance.mts';
import { noteFollowUp } from '../../netlify/store/admin.ts';
import { erase } from '../../netlify/store/erase.ts';
import { pendingAnnouncements } from '../../netlify/store/outbox.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { aDemande, created, details, send } from '../support/demande.ts';
import { withReceivers } from '../support/receivers.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();
const receivers = withReceivers();

const waiting = async (id: string | undefined) =>
  (await pendingAnnouncements(readSettings())).filter(({ demandeId }) => demandeId === id);

const kindsWaiting = async (id: string) => (await waiting(id)).map(({ kind }) => kind);

const makeDue = (id: string, kind: string) => store.command('ZADD', 'demande:outbox', 1, `${id}:${kind}`);

/** A request that was announced, with details that wait to be. */
async function updated() {
  const data = aDemande();
  const held = { ...data, ...details, demandeId: await created(data) };
  await send('update', held);
  await makeDue(held.demandeId, 'updated');
  return held;
}

it('does not tell an update after the completion that overtook it', async () => {
  const held = await updated();
  const { arrived, release } = receivers.webhook.hold();
  const scheduled = relance();
  await arrived;
  const { after } = await send('complete', held);
  receivers.webhook.mode = 'fail';
  release();
  await Promise.all([scheduled, after()]);
  expect(await kindsWaiting(held.demandeId)).toEqual(['completed']);
});

it('still tells an update that comes while an earlier one is being sent', async () => {
  const held = await updated();
  const { arrived, release } = receivers.webhook.hold();
  const scheduled = relance();
  await arrived;
  await send('update', { ...held, name: 'Dominique Exemple' });
  release();
  await scheduled;
  expect(await kindsWaiting(held.demandeId)).toEqual(['updated']);
});

it('reminds no more of a request that was handled while its reminder was being sent', async () => {
  const id = await created();
  await makeDue(id, 'reminder');
  const { arrived, release } = receivers.webhook.hold();
  const scheduled = relance();
  await arrived;
  await noteFollowUp({ id, followUp: 'handled', now: Date.now() }, readSettings());
  receivers.webhook.mode = 'fail';
  release();
  await scheduled;
  expect(await store.command('ZSCORE', 'demande:outbox', `${id}:reminder`)).toBeNull();
});

it('keeps nothing of a request that is erased while it is being announced', async () => {
  const { arrived, release } = receivers.webhook.hold();
  const { body, after } = await send('create', aDemande());
  await arrived;
  await erase(body.demandeId ?? '', readSettings());
  release();
  await after();
  expect(await store.command('EXISTS', `demande:request:${body.demandeId}`)).toBe(0);
});

it('drops an announcement whose request is gone', async () => {
  receivers.webhook.mode = 'fail';
  const demandeId = await created();
  await store.command('DEL', `demande:request:${demandeId}`);
  await makeDue(demandeId, 'created');
  const before = receivers.webhook.requests;
  await relance();
  expect([await kindsWaiting(demandeId), receivers.webhook.requests]).toEqual([[], before]);
});

it('counts the failed tries of each update anew', async () => {
  const held = await updated();
  receivers.webhook.mode = 'fail';
  await relance();
  expect(await waiting(held.demandeId)).toMatchObject([{ kind: 'updated', tries: 1 }]);
  await send('update', { ...held, name: 'Dominique Exemple' });
  expect(await waiting(held.demandeId)).toMatchObject([{ kind: 'updated', tries: 0 }]);
});
