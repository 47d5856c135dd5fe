import { expect, test } from 'vitest';
import { followUpPath } from '../../netlify/request/links.ts';
import { aDemande, aRequest, createdNo, send, sendRaw } from '../support/demande.ts';
import { withWorld } from '../support/world.ts';

const world = withWorld({ channels: false });
const body = () => JSON.stringify({ action: 'create', data: aDemande() });

test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('/api/demande answers %s with 405 in JSON', async (method) => {
  const { status, headers } = await world.ask('/api/demande', { method });
  const told = { allow: 'POST', 'content-type': 'application/json; charset=utf-8' };
  expect([status, Object.fromEntries(headers)]).toEqual([405, expect.objectContaining(told)]);
});

test('the URL of the Netlify function, opened in a browser, redirects to the form', async () => {
  const { status, headers } = await world.get('/api/demande', { Accept: 'text/html,*/*;q=0.8' });
  expect([status, headers.get('location')]).toEqual([303, '/#devis']);
});

test.each([
  ['Application/JSON; Charset=UTF-8', 201],
  ['text/plain', 415],
  ['application/jsonp', 415],
  ['', 415],
])('a body of content type %j is answered with %i', async (type, status) => {
  const bytes = new TextEncoder().encode(body());
  expect((await sendRaw(bytes, { headers: { 'Content-Type': type } })).status).toBe(status);
});

test('a body may have 16 KiB and not one byte more', async () => {
  const sized = (bytes: number) =>
    `${body()
      .slice(0, -1)
      .padEnd(bytes - 1)}}`;
  expect((await sendRaw(sized(16 * 1024))).status).toBe(201);
  expect((await sendRaw(sized(16 * 1024 + 1))).status).toBe(413);
});

test('an API call whose body breaks off is answered with 400', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  const headers = { 'Content-Type': 'application/json' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: broken, duplex: 'half', headers };
  expect((await world.ask('/api/demande', init)).status).toBe(400);
});

test.each<[string, Record<string, string>, number]>([
  ['the same origin', { Origin: 'http://localhost:8888' }, 201],
  ['the same origin with Origin null', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 201],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }, 201],
  ['another origin', { Origin: 'https://elsewhere.example' }, 400],
  ['Origin null', { Origin: 'null' }, 400],
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:8888' }, 400],
  ['another subdomain', { 'Sec-Fetch-Site': 'same-site' }, 400],
])('an API call from %s (%o) is answered with %i', async (_, headers, status) => {
  expect((await sendRaw(body(), { headers })).status).toBe(status);
});

test.each<[string, () => Promise<Response>]>([
  ['to a valid request', () => world.ask('/api/demande', aRequest(body()))],
  ['to invalid JSON', () => world.ask('/api/demande', aRequest('null'))],
  ['to an invalid form', () => world.post('/api/demande', { plaque: '' })],
  ['of the back office', () => world.get('/api/bureau')],
  ['of a request’s page', async () => world.get(followUpPath(world.service, await createdNo()))],
  ['of the driver’s page', () => world.get('/api/ma-demande')],
])('the response %s has security headers and no script', async (_, call) => {
  const response = await call();
  const headers = Object.fromEntries(response.headers);
  const isPage = headers['content-type']?.includes('html');
  expect(await response.text()).not.toMatch(/<script|style="|onclick/);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
    'strict-transport-security': 'max-age=86400',
    'x-content-type-options': 'nosniff',
    'referrer-policy': isPage ? 'same-origin' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cache-control': 'no-store',
    ...(isPage && { 'x-robots-tag': 'noindex' }),
  });
  expect(headers['content-security-policy']).not.toMatch(/unsafe/);
  if (isPage) expect(headers['content-security-policy']).toContain("style-src 'self'");
});

const INSIDE = /script|zod|redis|upstash|error:|stack|\bat \w|undefined|invalid_|expected|node:|lua|eval/i;

test.each<[string, BodyInit | null]>([
  ['nothing', null],
  ['incomplete JSON', '{"action":"create","data":{'],
  ['null', 'null'],
  ['an array of calls', JSON.stringify([{ action: 'create', data: aDemande() }])],
  ['no data', '{"action":"create"}'],
  ['an array as data', '{"action":"create","data":[]}'],
  ['an unknown action', '{"action":"delete","data":{}}'],
  ['__proto__ as action', '{"action":"__proto__","data":{}}'],
  ['an array as action', '{"action":["create"],"data":{}}'],
  ['too deep nesting', `{"action":"create","data":${'['.repeat(8000)}${']'.repeat(8000)}}`],
  ['invalid UTF-8 instead of JSON', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
])('a body with %s is rejected with a French message', async (_, body) => {
  const { status, body: answer } = await sendRaw(body);
  expect([status, answer.success, answer.status]).toEqual([400, false, 'invalid']);
  expect(answer.error).toMatch(/^[A-ZÀÉÊ].+\.$/u);
  expect(JSON.stringify(answer)).not.toMatch(INSIDE);
});

test('an invalid UTF-8 byte inside a value is accepted, and stored as U+FFFD', async () => {
  const call = JSON.stringify({ action: 'complete', data: { ...aDemande(), name: 'Zoé' } });
  const { body } = await sendRaw(Buffer.from(call, 'latin1'));
  expect(await world.stored(body.demandeId)).toMatchObject({ name: 'Zo\ufffd' });
});

test.each<[string, string, object]>([
  ['plaque', 'that is blank', { plaque: ' \u00a0\u200b ' }],
  ['plaque', 'of invisible characters', { plaque: '\u2800\u2800' }],
  ['plaque', 'of type number', { plaque: 1234 }],
  ['plaque', 'that is too long', { plaque: 'A'.repeat(21) }],
  ['plaque', 'with a control character', { plaque: 'AB\u0000CD' }],
  ['vitrage', 'that is unknown', { vitrage: '<script>' }],
  ['phone', 'that is blank', { phone: '\t ' }],
  ['phone', 'of a Hangul filler', { phone: '\u3164' }],
  ['phone', 'of a soft hyphen', { phone: '\u200b \u00ad' }],
  ['phone', 'that is too long', { phone: '0'.repeat(33) }],
  ['phone', 'with a line break inside', { phone: '06 39\r\n98 00 01' }],
  ['name', 'with a line break', { name: 'Camille\r\nBcc: x@y.example' }],
  ['name', 'that is too long', { name: 'x'.repeat(121) }],
  ['address', 'that is too long', { address: 'x'.repeat(301) }],
  ['address', 'with a control character', { address: 'rue\u0007' }],
])('in the field «%s», a value %s is rejected with a message for this field', async (field, _, change) => {
  const { status, body } = await send('complete', { ...aDemande(), ...change });
  expect([status, body.status, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid', [field]]);
  expect(body.error).toBe(Object.values(body.fields ?? {})[0]);
  expect(JSON.stringify(body)).not.toMatch(INSIDE);
});

test.each(['\t', '\v', '\f', '\u0085', '\u2028'])('in text fields %j is read as a space', async (mark) => {
  const address = `1 rue de l’Exemple${mark}92230 Gennevilliers`;
  const { status, body } = await send('complete', { ...aDemande(), name: `Camille${mark}Exemple`, address });
  expect(status).toBe(200);
  const stored = { name: 'Camille Exemple', address: '1 rue de l’Exemple 92230 Gennevilliers' };
  expect(await world.stored(body.demandeId)).toMatchObject(stored);
});

test('all invalid fields are reported at once, in the order of the form', async () => {
  const { body } = await send('update', { demandeId: 'x' });
  expect(Object.keys(body.fields ?? {})).toEqual(['plaque', 'vitrage', 'phone', 'name', 'address']);
  expect(body.error).toBe(body.fields?.plaque);
});

test('values may have the maximum length and may contain letters of any writing system', async () => {
  const data = aDemande({ plaque: 'É'.repeat(20), phone: '٠'.repeat(32) });
  const longest = { ...data, name: '名'.repeat(120), address: 'ŷ'.repeat(300) };
  const meta = { elapsedMs: 'soon', siteWeb: 7 };
  expect((await send('complete', longest, { meta })).status).toBe(200);
});

test('an invalid body causes no Redis command', async () => {
  const cost = await world.costOf(async () => {
    await sendRaw('null');
    await send('create', {});
    await send('update', { ...aDemande(), name: 'Camille', address: '1 rue', demandeId: 'unknown' });
  });
  expect(cost).toBe(0);
});
