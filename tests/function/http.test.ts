import { expect, test } from 'vitest';
import { followUpPath } from '../../netlify/request/links.ts';
import { aDemande, aRequest, created, send, sendRaw } from '../support/demande.ts';
import { withWorld } from '../support/world.ts';

const world = withWorld({ channels: false });
const url = 'http://localhost:8888/api/demande';
const demande = (request: Request, context: { ip: string; waitUntil: () => void }) =>
  world.server.answer(request, context);
const context = { ip: '127.0.0.1', waitUntil: () => {} };
const body = () => JSON.stringify({ action: 'create', data: aDemande() });

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'answers 405 in JSON to %s',
  async (method) => {
    const response = await demande(new Request(url, { method }), context);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  },
);

test('redirects a person who opens its address to the form', async () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const response = await demande(new Request(url, { headers: { Accept: accept } }), context);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/#devis']);
});

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
  'answers 415 to %j',
  async (type) => {
    const { status, body: answer } = await sendRaw(new TextEncoder().encode(body()), {
      headers: { 'Content-Type': type },
    });
    expect([status, answer.status]).toEqual([415, 'invalid']);
  },
);

test('reads the content type in any case and with parameters', async () => {
  expect(
    (await sendRaw(body(), { headers: { 'Content-Type': 'Application/JSON; Charset=UTF-8' } })).status,
  ).toBe(201);
});

test('accepts 16 KiB to the byte, and not one more', async () => {
  const sized = (bytes: number): string => {
    const start = body();
    return start.slice(0, -1) + ' '.repeat(bytes - start.length) + start.slice(-1);
  };
  expect((await sendRaw(sized(16 * 1024))).status).toBe(201);
  expect((await sendRaw(sized(16 * 1024 + 1))).status).toBe(413);
});

test('answers 400 when the body breaks off', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"action":'));
      controller.error(new Error('gone'));
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: broken,
    duplex: 'half',
    headers: { 'Content-Type': 'application/json' },
  };
  const request = new Request(url, init);
  expect((await demande(request, context)).status).toBe(400);
});

test.each<[string, Record<string, string>, number]>([
  ['no origin', {}, 201],
  ['the same origin', { Origin: 'http://localhost:8888' }, 201],
  [
    'an unknown origin that Fetch Metadata calls the same',
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
    201,
  ],
  ['a relation of none', { 'Sec-Fetch-Site': 'none' }, 201],
  ['another origin', { Origin: 'https://elsewhere.example' }, 400],
  ['an unknown origin', { Origin: 'null' }, 400],
  ['an unreadable origin', { Origin: '::' }, 400],
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
  ['a request', async () => world.get(followUpPath(world.service, (await created()).slice(0, 12)))],
  ['the driver’s page', () => world.get('/api/ma-demande')],
])('sends the security headers and no script with %s', async (_, call) => {
  const response = await call();
  const { headers } = response;
  expect(await response.text()).not.toMatch(/<script|style="|onclick/);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
  expect(headers.get('strict-transport-security')).toBe('max-age=86400');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|same-origin)$/);
  expect(headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=(), payment=()');
  expect(headers.get('cache-control')).toBe('no-store');
  if (headers.get('content-type')?.includes('html')) {
    expect(headers.get('content-security-policy')).toContain("style-src 'self'");
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
});

test('ignores wrong values about the form', async () => {
  expect((await send('create', aDemande(), { meta: { elapsedMs: 'soon', siteWeb: 7 } })).status).toBe(201);
});
