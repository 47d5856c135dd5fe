import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import rebuild from '../../netlify/functions/reconstruction.mts';

afterEach(() => vi.unstubAllEnvs());

/** A build hook that answers every call with a status; returns the methods of the calls. */
async function hookThatAnswers(status: number): Promise<(string | undefined)[]> {
  const calls: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    calls.push(request.method);
    response.writeHead(status).end(() => server.close());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('BUILD_HOOK_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
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
