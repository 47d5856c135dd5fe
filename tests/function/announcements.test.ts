import { describe, expect, test } from 'vitest';
import { BRAKE, BRAKE_MARKED } from '../../netlify/duties/deliver.ts';
import { announcementTexts } from '../../netlify/request/texts.ts';
import { SPANS } from '../../netlify/store/keys.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import {
  aDemande,
  aPhone,
  created,
  createdNo,
  details,
  newDemande,
  send,
  withKey,
} from '../support/demande.ts';
import { MINUTE, withWorld } from '../support/world.ts';

const world = withWorld();

const lastMail = () => world.smtp.mails.at(-1) ?? expect.fail('no mail came');
const lastHook = () => world.webhook.hooks.at(-1) ?? expect.fail('no event came');

describe('notifications of new requests', () => {
  test('a new request is announced on all channels right after the response, and the subject begins with the kind of glass', async () => {
    const data = aDemande();
    const { body } = await send('create', data);
    const reference = referenceOf(body.demandeId ?? '');
    expect(lastMail().subject).toMatch(new RegExp(`^${data.vitrage}, ${data.plaque} .*${reference}`));
    expect(lastMail().body).toContain(data.phone);
    expect(lastMail().body).toContain('mardi 10h');
    // No message has the whole id, which would authorise changes.
    expect(JSON.stringify([lastMail(), lastHook()])).not.toContain(body.demandeId?.slice(12));
    expect(lastHook()).toMatchObject({
      id: expect.stringMatching(`^demande-${body.demandeId?.slice(0, 12)}-`),
      type: 'demande.created',
      data: { ...data, reference, first: true, stored: true },
    });
  });

  test('a notification links to a phone call, a chat and the back office, and the chat text links to the driver’s page', async () => {
    await send('create', aDemande({ phone: '06 39 98 00 42' }));
    const { body } = lastMail();
    expect(body).toContain('href="tel:+33639980042"');
    expect(body).toContain('/api/suivi?lien=');
    const [, text = ''] = /https:\/\/wa\.me\/33639980042\?text=([^"\s]+)/.exec(body) ?? [];
    expect(decodeURIComponent(text)).toContain('http://localhost:8888/api/ma-demande?lien=');
  });

  test.each([
    ['+32 470 12 34 56', 'étranger'],
    ['08 99 00 00 01', 'surtaxé'],
    ['06 39 98', 'incomplet'],
  ])('a notification has no call or chat link for the unusual number %s', async (phone, mark) => {
    await send('create', aDemande({ phone }));
    expect(lastMail().body).toContain(mark);
    expect(lastMail().body).not.toMatch(/tel:|wa\.me/);
  });
});

describe('changed requests', () => {
  test('the company is notified of a change after 15 minutes, or at once if it adds the last missing details', async () => {
    const { data, demandeId } = await newDemande();
    await send('update', { ...data, ...details, demandeId });
    expect(world.smtp.mails).toHaveLength(1);
    await world.runUntil(world.now + SPANS.updateDelayMs - MINUTE);
    expect(world.smtp.mails).toHaveLength(1);
    // A later change does not delay the notification of the first change.
    await send('update', { ...data, ...details, name: 'Camille Autre', demandeId });
    await world.runUntil(world.now + 6 * MINUTE);
    expect(world.smtp.mails).toHaveLength(2);
    await send('complete', { ...data, ...details, demandeId });
    expect(lastHook().type).toBe('demande.completed');
  });

  test('the subject of a notification has no name, address or phone number, because locked phones show it', async () => {
    const told = {
      name: 'Camille Exemple',
      address: '1 rue de l’Exemple, 92230 Gennevilliers, code 4512, gardien',
    };
    const { data, demandeId } = await newDemande();
    await send('complete', { ...data, ...told, demandeId });
    await send('update', { ...data, ...told, address: 'Résidence 12345 Lilas', demandeId });
    await world.runUntil(world.now + 26 * 60 * MINUTE);
    const subjects = world.smtp.mails.map(({ subject }) => subject).join('\n');
    expect(world.smtp.mails.length).toBeGreaterThan(3);
    expect(subjects).not.toMatch(/Gennevilliers|92|4512|gardien|Lilas|Camille|39 98/);
    expect(lastMail().body).toContain('Résidence 12345 Lilas');
  });

  test('a notification of a change joins the e-mail thread of the request, with its own Message-ID', async () => {
    const { data, demandeId } = await newDemande();
    await send('complete', { ...data, ...details, demandeId });
    const [first, second] = world.smtp.mails;
    expect(second?.references).toBe(first?.references);
    expect([first?.inReplyTo, second?.inReplyTo === second?.references]).toEqual(['', true]);
    expect(first?.messageId).not.toBe(second?.messageId);
  });

  test('a closed request is reopened by a change', async () => {
    const { data, demandeId } = await newDemande();
    await world.act(demandeId.slice(0, 12), 'done');
    expect((await world.stored(demandeId))?.state).toBe('done');
    world.now += 60 * MINUTE;
    await send('update', { ...data, phone: aPhone(), ...details, demandeId });
    expect(await world.stored(demandeId)).toMatchObject({ state: 'open', since: world.now });
    world.smtp.mails = [];
    await world.runUntil(world.now + 5 * 60 * MINUTE);
    expect(world.webhook.hooks.map(({ type }) => type)).toContain('demande.reminder');
  });

  test('a request sent again with another plate becomes a new request that refers to the first', async () => {
    const data = aDemande();
    const first = await created(data);
    await send('create', { ...data, plaque: 'AB-000-ZZ' });
    expect(lastMail().subject).toContain('AB-000-ZZ');
    expect(lastMail().body).toContain(referenceOf(first));
  });

  test('a new name in a request sent again is shown to the company', async () => {
    const data = aDemande();
    await created({ ...data, ...details } as never);
    await send('create', { ...data, name: 'Pirate Exemple' });
    expect(lastMail().body).toContain('Pirate Exemple');
  });
});

describe('the notification limit', () => {
  test('the first ten notifications are sent one by one, and the rest as one message in the next run of the schedule', async () => {
    for (let n = 0; n < BRAKE + 8; n += 1) await send('create', aDemande());
    expect(world.smtp.mails).toHaveLength(BRAKE);
    await world.runUntil(world.now + 10 * MINUTE);
    expect(world.smtp.mails).toHaveLength(BRAKE + 1);
    expect(lastHook().type).toBe('demandes.group');
    for (const { plaque } of await world.all()) expect(lastMail().body).toContain(plaque);
  });

  test('the notification limit is lower for requests suspected of being spam', async () => {
    for (let n = 0; n < BRAKE; n += 1) await send('create', aDemande(), { meta: { elapsedMs: 5 } });
    expect(world.smtp.mails).toHaveLength(BRAKE_MARKED);
    expect(lastMail().subject).toContain('[');
  });
});

describe('reminders', () => {
  test('reminders about several requests are combined into one e-mail', async () => {
    for (let n = 0; n < 3; n += 1) await send('create', aDemande());
    world.smtp.mails = [];
    await world.runUntil(Date.parse('2026-11-23T14:10:00+01:00'));
    expect(world.smtp.mails).toHaveLength(1);
    for (const { no } of await world.all())
      expect(lastMail().subject + lastMail().body).toContain(referenceOf(no));
  });

  test('both reminders of a request contain its deadline', async () => {
    world.now = Date.parse('2026-11-24T03:52:00+01:00');
    await send('create', aDemande());
    world.smtp.mails = [];
    await world.runUntil(Date.parse('2026-11-24T19:00:00+01:00'));
    const reminders = world.smtp.mails.filter(({ messageId }) => !messageId.includes('resume-'));
    expect(reminders.map(({ body }) => body)).toEqual(Array(2).fill(expect.stringContaining('mardi 20h')));
  });

  test('after an unanswered phone call, the reminder asks staff to call the driver again', async () => {
    await world.act(await createdNo(), 'unanswered', { qui: 'Léa' });
    world.smtp.mails = [];
    await world.runUntil(world.now + 130 * MINUTE);
    const [start = ''] = announcementTexts.sujets.relance.split('{');
    expect(world.smtp.mails.map(({ subject }) => subject.startsWith(start))).toEqual([true]);
  });
});

test('a request is announced once, however often its response is lost', async () => {
  const data = aDemande();
  for (let n = 0; n < 3; n += 1) await send('create', data, withKey('draft-key-number-0201'));
  await world.runUntil(world.now + 10 * MINUTE);
  expect(world.deliveries).toEqual([1, 1]);
});

test('in a deploy preview, the driver’s page says that it is a preview, and the request is kept for a day', async () => {
  world.rebuild({ channels: [], preview: true }, { preview: true });
  const { body } = await send('create', aDemande());
  const page = await world.get(body.lien ?? '');
  expect(await page.text()).toContain('Aperçu du site');
  const [key = ''] = (await world.command('KEYS', 'preview:*request*')) as string[];
  for (const each of [key, 'preview:demande:due'])
    expect(Math.abs(Number(await world.command('TTL', each)) - 86_000)).toBeLessThanOrEqual(400);
});
