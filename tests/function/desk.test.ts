import { beforeEach, describe, expect, test } from 'vitest';
import { listPage } from '../../netlify/desk/lists.ts';
import { startRestServer } from '../../netlify/local/rest-server.ts';
import { followUpPath, sign } from '../../netlify/request/links.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { aDemande, created, createdNo, details, newDemande, send } from '../support/demande.ts';
import { AWAY, DAY, MINUTE, START, withWorld } from '../support/world.ts';

const world = withWorld();

let cookie = '';
const desk = (query = '') => world.get(`/api/bureau${query}`, { Cookie: cookie });
const text = async (response: Response | Promise<Response>): Promise<string> => (await response).text();

/** Presses a button of the back office. @param seen revision of the request when its page was loaded */
async function press(no: string, acte: string, more: Record<string, string> = {}, seen?: number) {
  const vu = String(seen ?? (await world.stored(no))?.rev);
  return world.post(`/api/bureau?demande=${no}`, { acte, vu, ...more }, { Cookie: cookie });
}

const open = (lien: string) => world.post('/api/bureau', { acte: 'ouvrir', lien });

beforeEach(() => {
  cookie = world.deskCookie.Cookie;
});

describe('the back-office login', () => {
  test('the back office requires a login to view, export or change anything', async () => {
    const { data, no } = await newDemande();
    expect(await text(desk('?vue=ouverture'))).toContain('<h1>Avant l’ouverture</h1>');
    for (const stranger of ['', 'bureau=x', `bureau=${sign('bureau', '', ['another'], START)}`]) {
      cookie = stranger;
      for (const query of ['', '?vue=toutes', '?vue=export', `?demande=${no}`, '?q=AB-000-CD'])
        expect(await text(desk(query))).not.toContain(data.plaque);
      expect(await text(desk('?vue=ouverture'))).not.toContain('Avant l’ouverture');
      await press(no, 'done');
    }
    expect((await world.stored(no))?.state).toBe('open');
  });

  test('a back-office action after the login has expired is rejected with the message that nothing was saved', async () => {
    const no = await createdNo();
    world.now += 31 * DAY;
    const answer = await press(no, 'note', { texte: 'jante bleue' });
    expect(answer.status).toBe(403);
    expect(await text(answer)).toContain('Rien n’a été enregistré');
    expect((await world.stored(no))?.rev).toBe(1);
    expect(await text(desk())).not.toContain('Rien n’a été enregistré');
  });

  test('a login link is e-mailed to the company only, at most once in five minutes', async () => {
    for (let n = 0; n < 3; n += 1)
      expect((await world.post('/api/bureau', { acte: 'lien', to: 'x@y.example' })).status).toBe(200);
    expect(world.deliveries).toEqual([1, 0]);
    const [, link = ''] = /\/api\/bureau\?lien=([^"\s]+)/.exec(world.smtp.mails[0]?.body ?? '') ?? [];
    const { status, headers } = await open(link);
    expect([status, headers.get('location')]).toEqual([303, '/api/bureau']);
    cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await text(desk())).toContain('?vue=export');
  });

  test('the login page reports whether the login link was sent, even if the storage drops a response', async () => {
    const ask = () => text(world.post('/api/bureau', { acte: 'lien' }));
    world.smtp.mode = 'refuse';
    for (let n = 0; n < 3; n += 1) expect(await ask()).not.toContain('Un lien est parti');
    expect(world.smtp.connections).toBe(1);
    await world.empty();
    let sets = 0;
    const flaky = await startRestServer(async (name, args) => {
      const result = await world.redis.run(name, args);
      if (name.toLowerCase() === 'set') sets += 1;
      if (sets === 1) Object(flaky.server.node?.server).closeAllConnections();
      return result;
    }, 'token');
    world.rebuild({}, { url: flaky.url, token: flaky.token });
    expect(await ask()).toContain('Un lien est parti');
    await flaky.close();
    expect(world.deliveries).toEqual([1, 0]);
  });

  test('a login link opens a page without logging in, and the button on the page logs in for a month', async () => {
    const token = sign('entree', '', world.service.secrets.links, world.now);
    const followed = await world.get(`/api/bureau?lien=${token}`);
    expect([followed.status, followed.headers.get('set-cookie')]).toEqual([200, null]);
    const cookies = (await open(token)).headers.get('set-cookie');
    expect(cookies).toMatch(/; Max-Age=2592000; Path=\/api\/; HttpOnly; SameSite=Lax$/);
  });

  test('a login link for another purpose, with another key or from yesterday is rejected', async () => {
    const { links } = world.service.secrets;
    for (const lien of [
      sign('suivi', '', links, world.now),
      sign('entree', '', ['another secret'], world.now),
      sign('entree', '', links, world.now - DAY),
      'x',
    ])
      expect((await open(lien)).headers.get('set-cookie')).toBeNull();
  });
});

describe('the lists of requests', () => {
  test('the call list shows only phone calls to make now, and the appointment list is sorted by day', async () => {
    const numbers: string[] = [];
    for (const plaque of ['AA-000-AA', 'BB-000-BB', 'CC-000-CC', 'DD-000-DD']) {
      numbers.push(await createdNo(aDemande({ plaque })));
      world.now += 60 * MINUTE;
    }
    const [, second = '', third = '', fourth = ''] = numbers;
    await press(second, 'callback', { jour: '2026-11-26' });
    await press(third, 'appointment', { jour: '2026-11-25', heure: '09:00' });
    await press(fourth, 'appointment', { jour: '2026-11-24', heure: '14:30' });
    const toCall = await text(desk());
    expect([toCall.includes('AA-000-AA'), /BB-000-BB|CC-000-CC/.test(toCall)]).toEqual([true, false]);
    expect(toCall).toContain('demain 10h');
    expect(await text(desk('?vue=relancer'))).toContain('BB-000-BB');
    const agenda = await text(desk('?vue=rendez-vous'));
    expect(agenda.indexOf('DD-000-DD')).toBeLessThan(agenda.indexOf('CC-000-CC'));
    expect(agenda).toContain('mardi 24 novembre');
    world.now = Date.parse('2026-11-26T08:30:00+01:00');
    expect(await text(desk())).toContain('BB-000-BB');
  });

  test('the call list highlights a request whose promised deadline has passed', async () => {
    await createdNo();
    expect(await text(desk())).toContain('à rappeler avant');
    world.now += 2 * DAY;
    const late = await text(desk());
    expect(late).toContain('<strong class="desk-late">promis avant');
    expect(late).not.toContain('à rappeler avant');
  });

  test('the lists of requests show that a phone call was not answered and when to call again', async () => {
    const no = await createdNo();
    await press(no, 'unanswered');
    expect(await text(desk('?vue=relancer'))).toContain('sans réponse, nouvel essai aujourd’hui 12h');
    world.now += 150 * MINUTE;
    expect(await text(desk())).toMatch(/à rappeler maintenant[^]+>sans réponse\u00a0· /);
  });

  test('the lists show closed requests, most recently changed first', async () => {
    for (const plaque of ['AA-000-AA', 'BB-000-BB']) {
      const no = await createdNo(aDemande({ plaque }));
      world.now += MINUTE;
      await press(no, 'done');
    }
    const all = await text(desk('?vue=toutes'));
    expect(all.indexOf('BB-000-BB')).toBeLessThan(all.indexOf('AA-000-AA'));
  });

  test.each([
    ['a plate in any format', 'aa 000 aa'],
    ['a phone number in any format', '+33 (0)6 39 98 12 34'],
    ['the start of a phone number', '06 39 98 1'],
    ['the start of a phone number in international format', '+33 6 39 981'],
    ['the middle of a phone number', '98 12'],
    ['a part of a name, without accents', 'zoe mart'],
    ['a reference', 'reference'],
  ])('requests can be searched by %s', async (_, query) => {
    const data = { plaque: 'AA-000-AA', vitrage: 'Pare-brise', phone: '06.39.98.12.34' };
    const { body } = await send('complete', { ...data, name: 'Zoé Martin', address: '' });
    await created();
    const wanted = query === 'reference' ? referenceOf(body.demandeId ?? '') : query;
    const page = await text(desk(`?q=${encodeURIComponent(wanted)}`));
    expect(page).toContain('AA-000-AA');
    expect(page).not.toContain('AB-000-CD');
  });

  test.each(['1e20', '-1', '0.5', 'x', '999999'])(
    'the list of closed requests accepts the page number %s',
    async (page) => {
      expect((await desk(`?vue=toutes&page=${page}`)).status).toBe(200);
    },
  );

  test.each([
    [1, '1 point à régler<'],
    [2, '2 points à régler<'],
  ])('the lists link to the %i open points of the launch checklist', (points, words) => {
    const listed = { parts: [], counts: {} };
    expect(String(listPage(listed, 'rappeler', world.service, points))).toContain(words);
  });

  test('the back office escapes HTML in every value of a request', async () => {
    const hostile = { ...aDemande({ plaque: '<b>"x' }), name: '<script>', address: "'&" };
    const { body } = await send('complete', hostile);
    for (const query of ['', '?vue=toutes', `?demande=${body.demandeId?.slice(0, 12)}`, '?q=%3Cscript%3E'])
      expect(await text(desk(query))).not.toMatch(/<script|<b>"x/);
  });
});

test('suspect requests are listed last, and all that are displayed and unassigned can be marked as spam together', async () => {
  const marked = (plaque: string) => send('create', aDemande({ plaque }), { meta: { elapsedMs: 3 } });
  for (let n = 0; n < 6; n += 1) await marked(`MM-${n}`);
  await press((await world.all())[0]?.no ?? '', 'take', { qui: 'Léa' });
  world.now += 60 * MINUTE;
  await send('create', aDemande({ plaque: 'AA-000-AA' }));
  const page = await text(desk());
  expect(page.indexOf('AA-000-AA')).toBeLessThan(page.indexOf('MM-'));
  const [, vues = ''] = /name="vues" value="(\d+)"/.exec(page) ?? [];
  world.now += MINUTE;
  await marked('MM-LATER');
  expect((await world.post('/api/bureau', { acte: 'indesirables', vues })).status).toBe(403);
  expect((await world.all()).filter(({ state }) => state === 'spam')).toEqual([]);
  expect((await world.post('/api/bureau', { acte: 'indesirables', vues }, { Cookie: cookie })).status).toBe(
    303,
  );
  const states = (await world.all()).map(({ plaque, state }) => `${plaque.slice(0, 2)} ${state}`);
  expect(states.toSorted()).toEqual(['AA open', 'MM open', 'MM open', ...Array(5).fill('MM spam')]);
});

describe('back-office actions', () => {
  test('an action adds a history line with its author, and sends a webhook event', async () => {
    const no = await createdNo();
    const { status, headers } = await press(no, 'take', { qui: 'Léa' });
    expect([status, headers.get('location')]).toEqual([303, `/api/bureau?demande=${no}`]);
    expect(headers.get('set-cookie')).toContain(`qui=${encodeURIComponent('Léa')}`);
    await press(no, 'note', { qui: 'Karim', texte: 'jante bleue, code 4512' });
    const page = await text(desk(`?demande=${no}`));
    expect(page).toContain('Léa');
    expect(page).toContain('Karim\u00a0: jante bleue, code 4512');
    await world.runUntil(world.now + 5 * MINUTE);
    await press(no, 'note', { qui: 'Karim', texte: 'garage au fond' });
    await world.runUntil(world.now + 5 * MINUTE);
    const { hooks } = world.webhook;
    expect(hooks.map(({ type }) => type)).toEqual(['demande.created', 'demande.note', 'demande.note']);
    expect(new Set(hooks.map(({ id }) => id)).size).toBe(3);
    expect(world.smtp.mails).toHaveLength(1);
  });

  test.each(['unanswered', 'done', 'spam'] as const)('the action «%s» can be undone', async (acte) => {
    const no = await createdNo();
    await press(no, acte);
    expect((await world.stored(no))?.state).toBe(acte);
    await press(no, 'reopen');
    expect((await world.stored(no))?.state).toBe('open');
  });

  test('an employee’s first name from the cookie is sanitised like a typed name', async () => {
    const no = await createdNo();
    cookie += `; qui=${encodeURIComponent(`Léa\u0000\n${'x'.repeat(1000)}`)}`;
    await press(no, 'unanswered');
    expect((await world.stored(no))?.who).toMatch(/^Léa x{1,26}$/);
  });

  test('an employee cannot have the name «client», because it is reserved for the visitor', async () => {
    const no = await createdNo();
    expect((await press(no, 'take', { qui: 'client' })).status).toBe(400);
    expect((await world.stored(no))?.rev).toBe(1);
  });

  test('an appointment at a time that summer time skips is moved an hour later', async () => {
    const no = await createdNo();
    await press(no, 'appointment', { jour: '2027-03-28', heure: '02:30' });
    expect(await text(desk(`?demande=${no}`))).toContain('rendez-vous dimanche 28 mars à 3h30');
  });

  test('an action from a stale page changes nothing and shows the conflicting changes', async () => {
    const no = await createdNo();
    await press(no, 'appointment', { qui: 'Léa', jour: '2026-11-25', heure: '09:00' });
    const stale = await press(no, 'unanswered', { qui: 'Karim' }, 1);
    expect(stale.status).toBe(409);
    expect(await text(stale)).toMatch(/Léa\u00a0: rendez-vous mercredi 25 novembre à 9h/);
    expect((await world.stored(no))?.state).toBe('appointment');
  });

  test.each([
    ['unanswered', {}, { qui: 'Karim' }],
    ['note', { texte: 'jante bleue' }, { texte: 'code 4512' }],
    ['callback', { jour: '2026-11-25' }, { jour: '2026-11-26' }],
  ] as const)(
    'the action «%s» sent twice is applied once, and rejected as a conflict if sent again with another value',
    async (acte, one, other) => {
      const no = await createdNo();
      for (let times = 0; times < 2; times += 1)
        expect((await press(no, acte, { qui: 'Léa', ...one }, 1)).status).toBe(303);
      expect((await press(no, acte, { qui: 'Léa', ...other }, 1)).status).toBe(409);
      expect((await world.stored(no))?.history).toHaveLength(2);
    },
  );

  test('an action sent by two employees at the same time is applied once, and the other one gets 409', async () => {
    const no = await createdNo();
    const answers = await Promise.all(['Léa', 'Karim'].map((qui) => press(no, 'take', { qui }, 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });

  test.each<[string, Record<string, string>]>([
    ['callback', { jour: '2026-11-20' }],
    ['callback', { jour: 'demain' }],
    ['appointment', { jour: '2026-11-25', heure: '25:00' }],
    ['appointment', { jour: '2029-11-25', heure: '09:00' }],
    ['note', { texte: ' ' }],
    ['take', { qui: '' }],
    ['constructor', {}],
  ])('the action «%s» with %j is rejected with a message and changes nothing', async (acte, more) => {
    const no = await createdNo();
    const response = await press(no, acte, more);
    expect(response.status).toBe(400);
    expect(await text(response)).toContain('role="alert"');
    expect((await world.stored(no))?.rev).toBe(1);
  });

  test('after the action «done», another request may use the same phone number', async () => {
    const { data, no } = await newDemande();
    await press(no, 'done');
    expect((await send('create', data)).status).toBe(201);
  });
});

test('erasing a request removes it from every Redis key', async () => {
  const data = aDemande({ plaque: 'ZQ-000-ZQ', phone: '06 39 98 77 66' });
  const demandeId = await created({ ...data, phone: '06 39 98 77 55' });
  await send('complete', { ...data, ...details, demandeId }, { ip: '203.0.113.77' });
  const no = demandeId.slice(0, 12);
  expect(await text(desk(`?demande=${no}`))).toMatch(/e-mails d’annonce/);
  expect((await press(no, 'erase')).status).toBe(404);
  for (const key of (await world.command('KEYS', '*')) as string[]) {
    const type = String(await world.command('TYPE', key));
    const value = await (type === 'zset' ? world.command('ZRANGE', key, 0, -1) : world.command('GET', key));
    expect(`${key} ${String(value)}`).not.toMatch(new RegExp(`ZQ|77(55|66)|Camille|Exemple|203\\.0|${no}`));
  }
  expect((await desk(`?demande=${no}`)).status).toBe(404);
  expect((await send('create', data)).status).toBe(201);
});

test('the response to erasing a request lists the other requests with the same phone number', async () => {
  const data = aDemande();
  const no = await createdNo(data);
  await send('create', { ...data, plaque: 'AB-000-ZZ' });
  expect(await text(desk(`?demande=${no}`))).toMatch(/Du même numéro[^<]*AB-000-ZZ/);
  expect(await text(press(no, 'erase'))).toContain('AB-000-ZZ');
});

describe('requests entered by staff', () => {
  const add = (data: Record<string, string>) =>
    world.post('/api/bureau?vue=ajouter', { acte: 'ajouter', ...data }, { Cookie: `${cookie}; qui=Karim` });

  test('a request entered by staff is stored with its author, and the response redirects to the request', async () => {
    const data = { ...aDemande(), ...details };
    const { status, headers } = await add(data);
    const [record] = await world.all();
    expect([status, headers.get('location')]).toEqual([303, `/api/bureau?demande=${record?.no}`]);
    expect(record).toMatchObject({ ...data, state: 'open', history: [{ who: 'Karim' }] });
  });

  test('a request entered by staff with an invalid value returns the form with all values', async () => {
    const response = await add({ ...aDemande(), phone: '' });
    expect(response.status).toBe(400);
    expect(await text(response)).toMatch(/id="erreur-phone"[^]*value="AB-000-CD"/);
  });
});

test('the CSV export has the requests of a year, a byte order mark and no secret id', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  const years = await text(desk('?vue=export'));
  expect([...years.matchAll(/annee=(\d+)/g)].map(([, year]) => year)).toEqual([
    '2026',
    '2025',
    '2024',
    '2023',
  ]);
  expect(await text(desk('?vue=export&annee=2025'))).not.toContain(data.phone);
  const response = await desk('?vue=export&annee=2026');
  expect(response.headers.get('content-disposition')).toContain('filename="demandes-2026.csv"');
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(csv.startsWith('\uFEFF"Référence";')).toBe(true);
  expect(csv).toContain(data.phone);
  expect(csv).not.toContain(demandeId.slice(12));
});

test('a request’s page shows other cars with the same phone number, and returns 404 once the request is erased', async () => {
  const { data, no } = await newDemande();
  await send('create', { ...data, plaque: 'AB-000-ZZ' });
  const page = () => world.get(followUpPath(world.service, no));
  expect(await text(page())).toContain('AB-000-ZZ');
  await world.service.store.erase(no);
  expect((await page()).status).toBe(404);
});

test('the back office returns 503 while the storage is unreachable', async () => {
  world.rebuild({}, AWAY);
  const { status, headers } = await desk();
  expect([status, headers.get('retry-after')]).toEqual([503, '10']);
});
