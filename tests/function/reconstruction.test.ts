import { afterEach, expect, test, vi } from 'vitest';
import rebuild from '../../netlify/functions/reconstruction.mts';
import { serve } from '../support/serve.ts';

afterEach(() => vi.unstubAllEnvs());

/** A build hook that answers every call with a status; returns the methods of the calls. */
async function hookThatAnswers(status: number): Promise<(string | undefined)[]> {
  const calls: (string | undefined)[] = [];
  const { url } = await serve((request, response) => {
    calls.push(request.method);
    response.writeHead(status).end();
  });
  vi.stubEnv('BUILD_HOOK_URL', url);
  return calls;
}

test('each night the host is asked to build the site', async () => {
  const calls = await hookThatAnswers(200);
  await rebuild();
  expect(calls).toEqual(['POST']);
});

test('a refused call fails, so that the log of the host shows it', async () => {
  await hookThatAnswers(404);
  await expect(rebuild()).rejects.toThrow('404');
});

test('without a build hook nothing is called', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '');
  await expect(rebuild()).resolves.toBeUndefined();
});
