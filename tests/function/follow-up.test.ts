import { expect, it } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import suivi from '../../netlify/functions/suivi.mts';
import { followUpPath, LINK_LIFE_MS } from '../../netlify/notify/link.ts';
import { noteFollowUp } from '../../netlify/store/admin.ts';
import { erase } from '../../netlify/store/erase.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { aDemande, created, details, send } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';
import { storedRequest } from '../support/stored-demandes.ts';

const store = withRedis();
const ORIGIN = 'https://www.clairvitre.example';

const open = (path: string, init?: RequestInit): Promise<Response> => suivi(new Request(ORIGIN + path, init));

const press = (path: string, etat: string, vu = 'open', headers: Record<string, string> = {}) =>
  open(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: new URLSearchParams({ etat, vu }),
  });

const commands = async (): Promise<number> => {
  const stats = String(await store.command('INFO', 'stats'));
  return Number(/total_commands_processed:(\d+)/.exec(stats)?.[1]);
};

const everything = async (): Promise<string> => {
  const keys = ((await store.command('KEYS', '*')) as string[]).sort();
  return JSON.stringify(await Promise.all(keys.map((key) => store.command('DUMP', key))));
};

it('shows a request on one page: number, chat, map, plate, glass and what came later', async () => {
  const data = aDemande({ phone: '06 39 98 42 01' });
  const demandeId = await created(data);
  await send('complete', { ...data, ...details, demandeId });
  await send('create', { ...data, plaque: 'AB-000-ZZ', vitrage: 'Lunette arrière' });
  const response = await open(followUpPath(demandeId, Date.now()));
  const page = await response.text();
  expect(response.status).toBe(200);
  for (const part of [
    'href="tel:+33639984201"',
    'href="https://wa.me/33639984201?text=Bonjour',
    'query=1%20rue%20de%20l%E2%80%99Exemple%2C%2092230%20Gennevilliers"',
    'AB-000-CD',
    'Pare-brise',
    'Camille Exemple',
    'Lunette arrière, AB-000-ZZ',
    'Appelé, sans réponse',
    'Rendez-vous pris',
    'Traitée',
    'Indésirable',
  ])
    expect(page).toContain(part);
  expect(page).not.toContain('<script');
});

it('sends the page with the strictest headers', async () => {
  const { headers } = await open(followUpPath(await created(), Date.now()));
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    ),
  });
});

it('changes nothing when a scanner of mail follows the link, for one command', async () => {
  const path = followUpPath(await created(), Date.now());
  const [before, start] = [await everything(), await commands()];
  await open(path);
  const spent = (await commands()) - start - 1;
  for (const method of ['GET', 'HEAD']) expect((await open(path, { method })).status).toBe(200);
  expect(spent).toBe(1);
  expect(await everything()).toBe(before);
});

it.each(['called', 'appointment', 'handled', 'spam'] as const)('notes «%s», once', async (etat) => {
  const demandeId = await created();
  const path = followUpPath(demandeId, Date.now());
  const response = await press(path, etat);
  expect([response.status, response.headers.get('location')]).toEqual([303, path]);
  const noted = await storedRequest(demandeId);
  expect(noted).toMatchObject({ followUp: etat, status: etat });
  expect(noted?.firstCalledAt === null).toBe(etat === 'spam');
  expect((await press(path, etat)).status).toBe(303);
  expect(await storedRequest(demandeId)).toEqual(noted);
  expect(await (await open(path)).text()).toMatch(new RegExp(`value="${etat}" aria-current="true"`));
});

it('keeps the moment of the first call when more is noted', async () => {
  const demandeId = await created();
  const note = { id: demandeId, followUp: 'called', now: 1000 } as const;
  await noteFollowUp(note, readSettings());
  await noteFollowUp({ ...note, followUp: 'handled', now: 2000 }, readSettings());
  expect((await storedRequest(demandeId))?.firstCalledAt).toBe(new Date(1000).toISOString());
});

it('lets the first of two people who press at once win, and shows the other one what was noted', async () => {
  const demandeId = await created();
  const path = followUpPath(demandeId, Date.now());
  const answers = await Promise.all([press(path, 'handled'), press(path, 'spam')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const won = answers[0]?.status === 303 ? 'handled' : 'spam';
  expect((await storedRequest(demandeId))?.followUp).toBe(won);
  const lost = answers.find(({ status }) => status === 409);
  expect(await lost?.text()).toMatch(
    /role="alert">Quelqu’un vient de noter «\u202f(traitée|indésirable)\u202f»/,
  );
  expect((await press(path, 'appointment', won)).status).toBe(303);
});

it.each<[string, number, string, (path: string) => string]>([
  ['without a signature', 404, 'pas valable', () => '/api/suivi'],
  [
    'with another signature',
    404,
    'pas valable',
    (path) => path.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')),
  ],
  ['with a longer life', 404, 'pas valable', (path) => path.replace(/\.\d/, '.9')],
  ['with more behind it', 404, 'pas valable', (path) => `${path}.x`],
])('refuses a link %s in one sentence, for no command', async (_, status, sentence, change) => {
  const path = change(followUpPath(await created(), Date.now()));
  const before = await commands();
  const answers = [await open(path), await press(path, 'handled')];
  expect((await commands()) - before).toBe(1);
  expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  expect(await answers[0]?.text()).toContain(sentence);
});

it('refuses the signature of another request', async () => {
  const [one, other] = [await created(), await created()];
  const path = followUpPath(one, Date.now()).replace(one, other);
  expect((await press(path, 'handled')).status).toBe(404);
  expect((await storedRequest(other))?.followUp).toBe('open');
});

it('refuses a link after thirty days, and one whose request was erased', async () => {
  const demandeId = await created();
  const old = followUpPath(demandeId, Date.now() - LINK_LIFE_MS);
  expect((await open(old)).status).toBe(410);
  expect(await (await press(old, 'handled')).text()).toContain('Ce lien a expiré');
  const path = followUpPath(demandeId, Date.now() - LINK_LIFE_MS + 600_000);
  expect((await open(path)).status).toBe(200);
  await erase(demandeId, readSettings());
  const answers = [await open(path), await press(path, 'handled')];
  expect(answers.map(({ status }) => status)).toEqual([410, 410]);
  expect(await answers[0]?.text()).toContain('Cette demande a été effacée.');
  expect(await store.command('EXISTS', `demande:request:${demandeId}`)).toBe(0);
});

it('takes links that were signed with another secret for forged ones', async () => {
  const path = followUpPath(await created(), Date.now());
  setEnvironment({ DEMANDE_LINK_SECRET: 'another secret' });
  const { status } = await open(path);
  setEnvironment({ DEMANDE_LINK_SECRET: undefined });
  expect(status).toBe(404);
});

it.each<[string, number, Record<string, string>, string]>([
  ['from another site', 400, { 'Sec-Fetch-Site': 'cross-site' }, 'handled'],
  ['of an unknown button', 400, {}, 'closed'],
  ['that opens it again', 400, {}, 'open'],
])('notes no press %s', async (_, status, headers, etat) => {
  const demandeId = await created();
  expect((await press(followUpPath(demandeId, Date.now()), etat, 'open', headers)).status).toBe(status);
  expect((await storedRequest(demandeId))?.followUp).toBe('open');
});

it('answers other methods with those it knows', async () => {
  const response = await open(followUpPath(await created(), Date.now()), { method: 'PUT', body: 'x' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
});

it('gives no link to call a number that may cost its caller, and says why', async () => {
  const page = async (phone: string): Promise<string> =>
    (await open(followUpPath(await created(aDemande({ phone })), Date.now()))).text();
  for (const [phone, why] of [
    ['0899 70 00 00', 'numéro spécial'],
    ['+44 7700 900123', 'numéro étranger'],
    ['36 39', 'incomplet'],
  ] as const) {
    const text = await page(phone);
    expect(text).toContain(phone);
    expect(text).toContain(why);
    expect(text).not.toMatch(/href="(tel:|https:\/\/wa\.me)/);
  }
});

it('runs nothing that a visitor typed', async () => {
  const typed = '<img src=x onerror=alert(1)>"\'';
  const data = aDemande({ plaque: '"><b>' });
  const demandeId = await created(data);
  await send('update', { ...data, demandeId, name: typed, address: typed });
  const page = await (await open(followUpPath(demandeId, Date.now()))).text();
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;');
  expect(page).not.toContain('<img');
});

it('says in one sentence that the storage is away', async () => {
  const path = followUpPath(await created(), Date.now());
  const { UPSTASH_REDIS_REST_URL } = process.env;
  setEnvironment({ UPSTASH_REDIS_REST_URL: 'http://127.0.0.1:9' });
  const response = await open(path);
  setEnvironment({ UPSTASH_REDIS_REST_URL });
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining('Le stockage ne répond pas'),
  ]);
});
