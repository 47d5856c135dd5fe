import { describe, expect, test } from 'vitest';
import { serviceFrom } from '../../netlify/environment.ts';
import { keyedHash } from '../../netlify/request/identity.ts';
import { followUpPath, LINK_LIFE_MS, sign, verify } from '../../netlify/request/links.ts';
import { createdNo, newDemande, send } from '../support/demande.ts';
import { withWorld } from '../support/world.ts';

const world = withWorld();

describe.each([
  { purpose: 'suivi', other: 'ma-demande', acte: 'done' },
  { purpose: 'ma-demande', other: 'suivi', acte: 'annuler' },
] as const)('a link to /api/$purpose', ({ purpose, other, acte }) => {
  const path = (lien: string) => `/api/${purpose}?lien=${lien}`;
  const keys = () => world.service.secrets.links;

  const aLink = async () => {
    const no = await createdNo();
    return { no, lien: sign(purpose, no, keys(), world.now) };
  };

  test('following a signed link changes nothing, because mail scanners follow links too', async () => {
    const { lien } = await aLink();
    const before = JSON.stringify(await world.all());
    for (const method of ['GET', 'HEAD']) await world.ask(path(lien), { method });
    expect(JSON.stringify(await world.all())).toBe(before);
    expect((await world.ask(path(lien), { method: 'PUT' })).status).toBe(405);
  });

  test.each<[string, boolean, Record<string, string>]>([
    ['its own form', true, {}],
    ['its own form in an old Safari, which sends only Origin: null', true, { Origin: 'null' }],
    ['another site', false, { 'Sec-Fetch-Site': 'cross-site' }],
    ['another origin', false, { Origin: 'https://elsewhere.example' }],
  ])('whether a POST from %s to a page behind a signed link is accepted: %s', async (_, taken, headers) => {
    const { lien } = await aLink();
    const sender = { ...(headers['Origin'] && { 'Sec-Fetch-Site': '' }), ...headers };
    const { status } = await world.post(path(lien), { acte, vu: '1' }, sender);
    expect([status < 400, (await world.all())[0]?.state !== 'open']).toEqual([taken, taken]);
  });

  test('a link signed with the current or previous key is valid for thirty days, and only for its request and purpose', async () => {
    const { no, lien } = await aLink();
    world.rebuild({ secrets: { ...world.service.secrets, links: ['a new secret', ...keys()] } });
    expect((await world.get(path(lien))).status).toBe(200);
    const forged = [
      lien.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      lien.replace(no, 'X'.repeat(12)),
      sign(other, no, keys(), world.now),
      sign(purpose, no, ['guessed'], world.now),
      `${no}.x.x`,
      '',
    ];
    for (const wrong of forged) expect((await world.get(path(wrong))).status, wrong).toBe(404);
    world.now += LINK_LIFE_MS + 60_000;
    expect((await world.get(path(lien))).status).toBe(410);
  });
});

describe.each(['suivi', 'ma-demande', 'entree', 'bureau'] as const)('a signed link for %s', (purpose) => {
  const keys = ['a key'];
  const texts = Array.from({ length: 500 }, (_, n) => sign(purpose, `${n}`, keys, n * 60_000));

  test('a signed link ends in a letter or a digit, and punctuation added after it is ignored', () => {
    for (const [n, text] of texts.entries()) {
      expect(text).toMatch(/[a-z\d]$/i);
      for (const mark of ['', '.', ')', '>,', '\u00a0»', '_'])
        expect(verify(purpose, text + mark, keys, n * 60_000)).toMatchObject({
          state: 'valid',
          subject: `${n}`,
        });
    }
  });

  test('a signature that ends in a dash or an underscore is valid with and without this character', () => {
    const whole = (n: number, expiry = '') => keyedHash('a key', `${purpose} ${n} ${expiry}`);
    const marked = texts.findIndex((text, n) => /[-_]$/.test(whole(n, text.split('.')[1])));
    const before = [marked, texts[marked]?.split('.')[1], whole(marked, texts[marked]?.split('.')[1])].join(
      '.',
    );
    expect(before).toMatch(/[-_]$/);
    for (const text of [before, before.slice(0, -1)])
      expect(verify(purpose, text, keys, marked * 60_000).state).toBe('valid');
  });
});

test('the links on a request’s page expire at the same time as the link that opened the page', async () => {
  const { data, no } = await newDemande();
  await send('create', { ...data, plaque: 'AB-000-ZZ' });
  const first = followUpPath(world.service, no);
  const end = world.now + LINK_LIFE_MS;
  world.now = end - 60_000;
  const page = await (await world.get(first)).text();
  const onward = [...page.matchAll(/\/api\/suivi\?lien=[\w.-]+/g)].map(([link]) => link);
  expect(new Set(onward).size).toBe(2);
  for (const link of onward) expect((await world.get(link)).status).toBe(200);
  world.now = end;
  for (const link of onward) expect((await world.get(link)).status).toBe(410);
  const late = await world.post(first, { acte: 'note', vu: '1', texte: 'jante bleue' });
  expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('Rien n’a été enregistré')]);
});

test('if DEMANDE_LINK_SECRET is set, a signed link stays valid when the storage token changes', () => {
  const keysWith = (
    UPSTASH_REDIS_REST_TOKEN: string,
    DEMANDE_LINK_SECRET = 'a-secret-that-tests-alone-use',
  ) => serviceFrom({ UPSTASH_REDIS_REST_TOKEN, DEMANDE_LINK_SECRET }).secrets.links;
  expect([keysWith('new'), keysWith('new', ' ').length]).toEqual([keysWith('old'), 1]);
  expect([keysWith('new', 'short'), keysWith('new', 'short').includes('short')]).toEqual([
    keysWith('new', ''),
    false,
  ]);
});

test('every signed link is rejected if both the secret and the storage token are missing', async () => {
  const { links } = serviceFrom({}).secrets;
  world.rebuild({ secrets: { ...world.service.secrets, links } });
  for (const guess of [links, [''], [keyedHash('', 'links')]]) {
    const Cookie = `bureau=${sign('bureau', '', guess, world.now)}`;
    expect(await (await world.get('/api/bureau?vue=ouverture', { Cookie })).text()).not.toContain(
      'Avant l’ouverture',
    );
  }
});
