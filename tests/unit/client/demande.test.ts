import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callDemande, DemandeError } from '../../../src/client/demande.ts';
import type { DemandeCall } from '../../../src/domain/demande.ts';

const CALL: DemandeCall = {
  action: 'create',
  data: { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: '06 39 98 00 01' },
};
const TRACES = { elapsedMs: 5000, siteWeb: '' };

const answers = (...replies: (() => Response | Promise<Response>)[]) => {
  const send = vi.fn<typeof fetch>(
    async () => (replies.length > 1 ? replies.shift() : replies[0])?.() ?? Response.error(),
  );
  vi.stubGlobal('fetch', send);
  return send;
};
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const receipt = { demandeId: 'ID', lien: '/api/ma-demande?t=x', auPlusTard: '2026-11-24T13:00:00.000Z' };
const done = json({ success: true, status: 'created', ...receipt }, 201);
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function call() {
  const outcome = callDemande(CALL, 'a-key-of-the-draft', TRACES);
  outcome.catch(() => undefined);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('API calls to the Netlify function', () => {
  test('an API call sends its action, data and bot signals as JSON with an idempotency key, and returns the request’s id', async () => {
    const send = answers(done);
    expect(await call()).toEqual({ kind: 'done', receipt });
    const [address, init] = send.mock.calls[0] ?? [];
    expect(address).toBe('/api/demande');
    expect(JSON.parse(String(init?.body))).toEqual({ ...CALL, meta: TRACES });
    expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('a-key-of-the-draft');
  });

  test('the response status «rate_limited» is reported as a duplicate request, with the server’s message', async () => {
    answers(json({ success: false, status: 'rate_limited', message: 'Déjà là.' }, 429));
    expect(await call()).toEqual({ kind: 'duplicate', message: 'Déjà là.' });
  });

  test.each([
    ['success is false', json({ success: false, status: 'invalid', error: 'Non.' }, 400), 'Non.'],
    ['success is missing', json({ demandeId: 'ID' }), 'Erreur lors de la création'],
    ['the answer is not JSON', () => new Response('<p>Bonjour'), 'Unknown error'],
    ['the connection is lost', cut, 'Unknown error'],
  ])('an API call fails when %s', async (_, reply, message) => {
    answers(reply);
    await expect(call()).rejects.toThrow(message);
  });

  test('an API call that the host’s rate limit rejects without JSON fails with the status «too_many_requests»', async () => {
    answers(() => new Response('<h1>Too Many Requests</h1>', { status: 429 }));
    await expect(call()).rejects.toMatchObject({ status: 'too_many_requests' });
  });

  test('the error of a rejected API call contains the message for each invalid field', async () => {
    const fields = { address: 'L’adresse est trop longue.' };
    answers(json({ success: false, status: 'invalid', error: fields.address, fields }, 400));
    await expect(call()).rejects.toMatchObject({ message: fields.address, fields });
  });

  test.each([
    ['the connection was lost', cut],
    ['the server failed', json({ success: false, status: 'unavailable' }, 503)],
  ])('an API call is retried once when %s', async (_, failure) => {
    const send = answers(failure, done);
    expect(await call()).toMatchObject({ kind: 'done' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test.each<[string, () => Response | Promise<Response>, number]>([
    ['an API call is retried only once when the connection is lost again', cut, 2],
    [
      'an API call that fails after three seconds is not retried',
      () => new Promise((_, reject) => setTimeout(reject, 3000)),
      1,
    ],
    [
      'an API call that the Netlify function rejects is not retried',
      json({ success: false, status: 'not_found' }, 404),
      1,
    ],
    [
      'an API call that the host’s rate limit rejects is not retried',
      () => new Response('<h1>Too Many', { status: 429 }),
      1,
    ],
  ])('%s', async (_, reply, times) => {
    const send = answers(reply);
    await expect(call()).rejects.toBeInstanceOf(DemandeError);
    expect(send).toHaveBeenCalledTimes(times);
  });

  test('an API call times out after seven seconds and is not retried', async () => {
    const send = vi.fn<typeof fetch>(
      (_address, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', reject)),
    );
    vi.stubGlobal('fetch', send);
    const started = Date.now();
    await expect(call()).rejects.toBeInstanceOf(DemandeError);
    expect([Date.now() - started, send.mock.calls.length]).toEqual([7000, 1]);
  });
});
