import { describe, expect, test } from 'vitest';
import redirects from '../../content/reglages/redirections.json' with { type: 'json' };
import { openSite } from '../../netlify/local/site.ts';
import { DIST, ORIGIN } from '../support/built-site.ts';

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
