import { expect, test } from 'vitest';
import { driverTexts, callHours, telephone } from '../../netlify/request/texts.ts';
import { aDemande, details, send } from '../support/demande.ts';
import { DAY, MINUTE, withWorld } from '../support/world.ts';

const world = withWorld();

async function sent(data = aDemande()) {
  const { body } = await send('complete', { ...data, ...details });
  return { no: body.demandeId?.slice(0, 12) ?? '', path: body.lien ?? '', data };
}

const page = async (path: string): Promise<string> => (await world.get(path)).text();

/** Sends a correction. @param seen revision of the request when its page was loaded */
const correct = (path: string, fields: Record<string, string>, seen = 1) =>
  world.post(path, { acte: 'corriger', vu: String(seen), ...details, ...fields });

test('the driver’s page shows the state of the request and the latest time of the company’s call', async () => {
  const { no, path, data } = await sent();
  const shown = await page(path);
  expect(shown).toContain(data.plaque);
  expect(shown).toContain('mardi 24 novembre à 10h');
  expect(shown).toContain(callHours);
  await world.act(no, 'callback', { jour: '2026-11-26' });
  expect(await page(path)).toContain('jeudi 26 novembre');
  expect(await page(path)).not.toContain('mardi 24 novembre');
  await world.act(no, 'appointment', { jour: '2026-11-25', heure: '09:00' });
  expect(await page(path)).toContain('mercredi 25 novembre à 9h');
  await world.act(no, 'done');
  expect((await world.stored(no))?.state).toBe('done');
  expect(await page(path)).not.toContain('value="corriger"');
});

test('once the deadline has passed, the driver’s page shows the company’s phone number, but not its notes', async () => {
  const { no, path } = await sent();
  await world.act(no, 'note', { texte: 'client pénible' });
  world.now += 25 * 60 * MINUTE;
  const shown = await page(path);
  expect(shown).toContain(telephone);
  expect(shown).not.toContain('pénible');
});

test('after the day agreed for a phone call, the driver’s page no longer promises the call', async () => {
  const { no, path } = await sent();
  await world.act(no, 'callback', { jour: '2026-11-26' });
  const promise = driverTexts.etats.callback.split('{')[0] ?? '';
  const excuse = driverTexts.etats.relanceEnRetard.split('{')[0] ?? '';
  world.now = Date.parse('2026-11-26T22:00:00Z');
  expect(await page(path)).toContain(promise);
  world.now = Date.parse('2026-11-27T08:00:00Z');
  const shown = await page(path);
  expect(shown).toContain(`${excuse}jeudi 26 novembre`);
  expect(shown).not.toContain(promise);
  expect(shown).not.toContain('au plus tard');
});

test('the driver’s page shows no deadline that has passed, but still shows the date of an appointment', async () => {
  const { no, path } = await sent();
  await world.act(no, 'unanswered');
  expect(await page(path)).toContain('au plus tard');
  world.now += 2 * DAY;
  expect(await page(path)).not.toContain('au plus tard');
  await world.act(no, 'appointment', { jour: '2026-12-01', heure: '09:00' });
  expect(await page(path)).toContain('<em>mardi 1er décembre à 9h</em>');
});

test('a corrected phone number is announced to the company, and another request may use the old number', async () => {
  const { no, path, data } = await sent();
  await world.act(no, 'callback', { jour: '2026-11-25' });
  world.smtp.mails = [];
  const phone = '06 39 98 55 66';
  const shown = await (await correct(path, { phone }, 2)).text();
  expect(shown).toContain('role="alert"');
  expect(shown).toContain(driverTexts.corriger.fait.split('{')[0]);
  expect(await world.stored(no)).toMatchObject({ phone, phoneKey: '+33639985566', state: 'open', at: 0 });
  await world.runUntil(world.now + 5 * MINUTE);
  expect(world.smtp.mails.at(-1)?.body).toContain(`avant\u00a0: ${data.phone}`);
  expect((await send('create', aDemande({ phone }))).status).toBe(429);
  expect((await send('create', data)).status).toBe(201);
});

test('saving a correction that changes nothing shows the page again, without a confirmation message', async () => {
  const { no, path, data } = await sent();
  world.now += 2 * DAY;
  const answer = await correct(path, { phone: data.phone });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('role="alert"');
  expect((await world.stored(no))?.rev).toBe(1);
});

test('after the driver corrects the address, the agenda and the daily summary still show the appointment', async () => {
  const { no, path } = await sent();
  await world.act(no, 'appointment', { jour: '2026-11-24', heure: '09:00' });
  const address = '2 rue de l’Exemple, 93100 Montreuil';
  const shown = await (
    await correct(path, { address, phone: (await world.stored(no))?.phone ?? '' }, 2)
  ).text();
  expect(shown).toContain(driverTexts.corriger.rendezVous.split('{')[0]);
  expect(await world.stored(no)).toMatchObject({ address, state: 'appointment' });
  const agenda = await (await world.get('/api/bureau?vue=rendez-vous', world.deskCookie)).text();
  expect(agenda).toContain(details.address);
  await world.runUntil(Date.parse('2026-11-24T08:05:00+01:00'));
  const summary = world.smtp.mails.find(({ messageId }) => messageId.startsWith('<resume-'));
  expect(summary?.body).toContain('93100 Montreuil');
  expect(summary?.body).toContain(details.address);
});

test('a blank phone number is rejected with an error at its field, and the other values are kept', async () => {
  const { no, path } = await sent();
  const answer = await correct(path, { phone: ' ', name: 'Zoé' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(/id="erreur-phone"[^]*value="Zoé"/);
  expect((await world.stored(no))?.rev).toBe(1);
});

test('the driver’s page accepts at most ten corrections', async () => {
  const { no, path } = await sent();
  for (let n = 1; n <= 11; n += 1) await correct(path, { phone: '06 39 98 00 01', name: `Zoé ${n}` }, n);
  expect((await world.stored(no))?.name).toBe('Zoé 10');
});

test('a cancellation is announced once, and ends all reminders', async () => {
  const { no, path } = await sent();
  world.smtp.mails = [];
  await world.post(path, { acte: 'annuler', vu: '1' });
  await world.post(path, { acte: 'annuler', vu: '1' });
  expect((await world.stored(no))?.state).toBe('cancelled');
  await world.runUntil(world.now + 10 * 60 * MINUTE);
  expect(world.smtp.mails).toHaveLength(1);
  expect(world.webhook.hooks.map(({ type }) => type)).toContain('demande.cancelled');
});

test('once the driver erases the request, the link to the driver’s page returns 404', async () => {
  const { no, path } = await sent();
  expect((await world.post(path, { acte: 'effacer', vu: '1' })).status).toBe(200);
  expect(await world.stored(no)).toBeUndefined();
  for (const answer of [await world.get(path), await world.post(path, { acte: 'annuler', vu: '1' })])
    expect(answer.status).toBe(404);
});

test('after the driver erases a request, the page shows how many other requests with the same phone number remain', async () => {
  const { no, data } = await sent();
  await world.act(no, 'done');
  const { path } = await sent(data);
  await send('create', { ...data, plaque: 'AB-000-ZZ' });
  const said = await (await world.post(path, { acte: 'effacer', vu: '1' })).text();
  expect(said).toContain('2 autres demandes');
  expect(said).toContain(telephone);
  const alone = await sent();
  expect(await (await world.post(alone.path, { acte: 'effacer', vu: '1' })).text()).not.toContain('autre');
});

test('a change sent from a stale driver’s page is rejected, and the typed values are shown again', async () => {
  const { no, path } = await sent();
  await correct(path, { phone: '06 39 98 55 66' });
  expect((await world.post(path, { acte: 'annuler', vu: '1' })).status).toBe(409);
  expect((await world.stored(no))?.state).toBe('open');

  const late = await correct(path, { phone: '06 39 98 55 77' });
  expect(late.status).toBe(409);
  expect(await late.text()).toMatch(RegExp(`${driverTexts.changee}[^]*value="06 39 98 55 77"`));
});
