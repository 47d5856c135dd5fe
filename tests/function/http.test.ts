import { expect, test } from 'vitest';
import { followUpPath } from '../../netlify/request/links.ts';
import { aDemande, aRequest, createdNo, send, sendRaw } from '../support/demande.ts';
import { withWorld } from '../support/world.ts';

const world = withWorld({ channels: false });
const body = () => JSON.stringify({ action: 'create', data: aDemande() });

test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('answers 405 in JSON to %s', async (method) => {
  const { status, headers } = await world.ask('/api/demande', { method });
  const told = { allow: 'POST', 'content-type': 'application/json; charset=utf-8' };
  expect([status, Object.fromEntries(headers)]).toEqual([405, expect.objectContaining(told)]);
});

test('redirects a person who opens its address to the form', async () => {
  const { status, headers } = await world.get('/api/demande', { Accept: 'text/html,*/*;q=0.8' });
  expect([status, headers.get('location')]).toEqual([303, '/#devis']);
});

test.each([
  ['Application/JSON; Charset=UTF-8', 201],
  ['text/plain', 415],
  ['application/jsonp', 415],
  ['', 415],
])('answers a body of the type %j with %i', async (type, status) => {
  const bytes = new TextEncoder().encode(body());
  expect((await sendRaw(bytes, { headers: { 'Content-Type': type } })).status).toBe(status);
});

test('accepts 16 KiB to the byte, and not one more', async () => {
  const sized = (bytes: number) =>
    `${body()
      .slice(0, -1)
      .padEnd(bytes - 1)}}`;
  expect((await sendRaw(sized(16 * 1024))).status).toBe(201);
  expect((await sendRaw(sized(16 * 1024 + 1))).status).toBe(413);
});

test('answers 400 when the body breaks off', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  const headers = { 'Content-Type': 'application/json' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: broken, duplex: 'half', headers };
  expect((await world.ask('/api/demande', init)).status).toBe(400);
});

test.each<[string, Record<string, string>, number]>([
  ['no origin', {}, 201],
  ['the same origin', { Origin: 'http://localhost:8888' }, 201],
  ['an unknown origin of the same site', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 201],
  ['a relation of none', { 'Sec-Fetch-Site': 'none' }, 201],
  ['another origin', { Origin: 'https://elsewhere.example' }, 400],
  ['an unknown origin', { Origin: 'null' }, 400],
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:8888' }, 400],
  ['another host of the same site', { 'Sec-Fetch-Site': 'same-site' }, 400],
])('answers a call with %s: %o %i', async (_, headers, status) => {
  expect((await sendRaw(body(), { headers })).status).toBe(status);
});

test.each<[string, () => Promise<Response>]>([
  ['success', () => world.ask('/api/demande', aRequest(body()))],
  ['a mistake', () => world.ask('/api/demande', aRequest('null'))],
  ['a wrong method', () => world.get('/api/demande')],
  ['a wrong form', () => world.post('/api/demande', { plaque: '' })],
  ['the desk', () => world.get('/api/bureau')],
  ['a request', async () => world.get(followUpPath(world.service, await createdNo()))],
  ['the driver’s page', () => world.get('/api/ma-demande')],
])('sends the security headers and no script with %s', async (_, call) => {
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

test('ignores wrong values about the form', async () => {
  expect((await send('create', aDemande(), { meta: { elapsedMs: 'soon', siteWeb: 7 } })).status).toBe(201);
});
