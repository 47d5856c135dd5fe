import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import redirects from '../../content/reglages/redirections.json' with { type: 'json' };
import { openSite } from '../../netlify/local/site.ts';
import { DIST, ORIGIN } from '../support/built-site.ts';
import { pathOfRole } from '../support/roles.ts';

const guides = pathOfRole('guides');

const BARE = ORIGIN.replace('https://www.', '');

const site = openSite(DIST);

const answer = async (url: string) => {
  const response = await site.handle(new Request(url));
  return { status: response.status, location: response.headers.get('location') };
};

describe('the bare host leads to the www host', () => {
  test.each([
    [`https://${BARE}/`, `${ORIGIN}/`],
    [`https://${BARE}/avis?utm_source=carte&x=1`, `${ORIGIN}/avis?utm_source=carte&x=1`],
    [`http://${BARE}/nulle-part?a=b`, `${ORIGIN}/nulle-part?a=b`],
  ])('%s → %s', async (from, to) => {
    expect(await answer(from)).toEqual({ status: 301, location: to });
  });
});

describe('an old address leads where the list of redirects says', () => {
  const old = redirects.flatMap(({ de, vers }) => [
    [de, vers],
    [`${de}/`, vers],
  ]);

  test.each(old)('%s → %s', async (from, to) => {
    const { status, location } = await answer(ORIGIN + from);
    expect(status).toBe(301);
    expect(new URL(location ?? '', ORIGIN).href).toBe(ORIGIN + to);
  });
});

test('any other address is a real 404 with the English page', async () => {
  const response = await site.handle(new Request(`${ORIGIN}/nulle-part`));
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

describe('text travels compressed, as the host sends it', () => {
  const get = (path: string, accepts: string) =>
    site.handle(new Request(ORIGIN + path, { headers: { 'Accept-Encoding': accepts } }));
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('to a browser that takes %s', async (accepts, encoding, unpack) => {
    const response = await get(guides, accepts);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(unpack(await bytes(response))).toEqual(readFileSync(`${DIST}${guides}.html`));
  });

  test('but not to one that takes neither, and no picture', async () => {
    expect((await get(guides, 'identity')).headers.get('content-encoding')).toBeNull();
    const picture = await get('/apple-touch-icon.png', 'br');
    expect(picture.headers.get('content-encoding')).toBeNull();
    expect(await bytes(picture)).toEqual(readFileSync(`${DIST}/apple-touch-icon.png`));
  });
});
