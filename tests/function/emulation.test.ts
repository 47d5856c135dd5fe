import { afterAll, beforeAll, expect, it } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import { emulatedRedis } from '../../netlify/local/emulated-redis.ts';
import { type RestServer, startRestServer } from '../../netlify/local/rest-server.ts';
import { deliverDue } from '../../netlify/notify/outbox.ts';
import { allRequests, noteFollowUp } from '../../netlify/store/admin.ts';
import { erase, eraseMatches, findByPhone } from '../../netlify/store/erase.ts';
import {
  failedAnnouncements,
  pendingAnnouncements,
  queueAgain,
  soonest,
} from '../../netlify/store/outbox.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { aDemande, aPhone, created, send, withKey } from '../support/demande.ts';
import { nameStore } from '../support/redis.ts';
import { startSmtp } from '../support/smtp.ts';
import { storedRequest } from '../support/stored-demandes.ts';
import { startWebhook } from '../support/webhook.ts';

/** Where a machine has no redis-server, `npm start` stores in an emulation: the same scripts must do the same there. */
let rest: RestServer;
beforeAll(async () => {
  setEnvironment({ DEMANDE_LOG: 'silent' });
  rest = await startRestServer(emulatedRedis(), 'token');
  nameStore(rest);
});
afterAll(() => rest.close());

const settings = readSettings();

it('creates, finds duplicates, replays, updates and completes', async () => {
  const data = aDemande();
  const demandeId = await created(data, withKey('draft-key-number-0051'));
  expect(await created(data, withKey('draft-key-number-0051'))).toBe(demandeId);
  expect((await send('create', { ...data, plaque: 'AB-000-ZZ' })).status).toBe(429);
  const held = { ...data, demandeId, name: 'Camille Exemple', address: '1 rue de l’Exemple' };
  expect((await send('update', held)).body.status).toBe('updated');
  expect((await send('complete', held)).body.status).toBe('completed');
  expect(await storedRequest(demandeId)).toMatchObject({
    name: 'Camille Exemple',
    complements: [{ plaque: 'AB-000-ZZ' }],
  });
});

it('counts an address', async () => {
  setEnvironment({ DEMANDE_ADDRESS_LIMIT: '1' });
  await created(aDemande(), { ip: '192.0.2.5' });
  const { status, headers } = await send('create', aDemande(), { ip: '192.0.2.5' });
  setEnvironment({ DEMANDE_ADDRESS_LIMIT: undefined });
  expect([status, Number(headers.get('retry-after')) > 500]).toEqual([429, true]);
});

it('lists, marks and erases', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  expect(await noteFollowUp({ id: demandeId, followUp: 'handled', now: 2 }, settings)).toBe('noted');
  expect((await storedRequest(demandeId))?.status).toBe('handled');
  expect((await pendingAnnouncements(settings)).map((entry) => entry.demandeId)).toContain(demandeId);
  expect(await erase(demandeId, settings)).toEqual({ requests: 1, complements: 0, announcements: 1 });
  const left = [];
  for await (const { record } of allRequests(settings)) left.push(record.demandeId);
  expect(left).not.toContain(demandeId);
});

it('erases what one number added to the request of another', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  await send('create', { ...data, plaque: 'AB-000-ZZ' });
  await send('update', { ...data, demandeId, phone: aPhone(), name: 'Camille', address: '1 rue' });
  const { exact } = await findByPhone(data.phone, settings);
  expect(await eraseMatches(exact, settings)).toMatchObject({ requests: 0, complements: 1 });
  expect((await storedRequest(demandeId))?.complements).toEqual([]);
});

it('announces, reminds, sums up and gives up', async () => {
  const [smtp, webhook] = [await startSmtp(), await startWebhook()];
  webhook.mode = 'gone';
  setEnvironment({
    SMTP_URL: smtp.url,
    DEMANDE_WEBHOOK_URL: webhook.url,
    DEMANDE_WEBHOOK_SECRET: webhook.secret,
  });
  const demandeId = await created();
  const hours = (count: number): number => Date.now() + count * 3_600_000;
  for (let hour = 1; hour <= 30; hour += 1) await deliverDue(settings, hours(hour));
  await noteFollowUp({ id: demandeId, followUp: 'handled', now: hours(31) }, settings);
  const failed = await failedAnnouncements(settings);
  const subjects = smtp.mails.map(({ subject }) => subject);
  await queueAgain(demandeId, failed, settings, hours(32));
  await deliverDue(settings, hours(32));
  setEnvironment({ SMTP_URL: undefined, DEMANDE_WEBHOOK_URL: undefined });
  await Promise.all([smtp.close(), webhook.close()]);
  expect(subjects[0]).toContain(`Nouvelle demande ${demandeId.slice(0, 6)}`);
  for (const subject of [/abandonnées/, /rappelée|Annonces regroupées/, /^Ce matin/])
    expect(subjects.some((one) => subject.test(one))).toBe(true);
  expect(failed.map((one) => one.demandeId)).toContain(demandeId);
  expect((await failedAnnouncements(settings)).map((one) => one.kind)).not.toContain('created');
  expect((await soonest(settings)).map(({ member }) => member)).not.toContain(`${demandeId}:reminder`);
});
