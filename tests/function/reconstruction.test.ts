import { afterEach, expect, test, vi } from 'vitest';
import rebuild from '../../netlify/functions/reconstruction.mts';
import { serve } from '../support/serve.ts';

afterEach(() => vi.unstubAllEnvs());

/** @returns the methods of the calls received */
async function hookThatAnswers(status: number): Promise<(string | undefined)[]> {
  const calls: (string | undefined)[] = [];
  const { url } = await serve((request, response) => {
    calls.push(request.method);
    response.writeHead(status).end();
  });
  vi.stubEnv('BUILD_HOOK_URL', url);
  return calls;
}

test('the nightly build calls the URL of the build hook, and fails if the response is an error', async () => {
  const calls = await hookThatAnswers(200);
  await rebuild();
  expect(calls).toEqual(['POST']);
  await hookThatAnswers(404);
  await expect(rebuild()).rejects.toThrow('404');
});

test('the nightly build does nothing without a build hook', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '');
  await expect(rebuild()).resolves.toBeUndefined();
});
