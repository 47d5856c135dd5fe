import { expect, test } from 'vitest';
import redirects from '../../content/reglages/redirections.json' with { type: 'json' };
import { openSite } from '../../netlify/local/site.ts';
import { DIST, ORIGIN } from '../support/built-site.ts';

const BARE = ORIGIN.replace('https://www.', '');

const site = openSite(DIST);

const answer = async (url: string) => {
  const { status, headers } = await site.handle(new Request(url));
  return [status, new URL(headers.get('location') ?? '', ORIGIN).href];
};

test.each([
  [`https://${BARE}/`, `${ORIGIN}/`],
  [`https://${BARE}/avis?utm_source=carte&x=1`, `${ORIGIN}/avis?utm_source=carte&x=1`],
  [`http://${BARE}/nulle-part?a=b`, `${ORIGIN}/nulle-part?a=b`],
])('the bare host redirects to the www host: %s → %s', async (from, to) => {
  expect(await answer(from)).toEqual([301, to]);
});

test.each(redirects)('an old URL redirects, with or without a final slash: $de', async ({ de, vers }) => {
  for (const from of [de, `${de}/`]) expect(await answer(ORIGIN + from)).toEqual([301, ORIGIN + vers]);
});

test('an unknown URL returns status 404 and the error page, which is in English', async () => {
  const response = await site.handle(new Request(`${ORIGIN}/nulle-part`));
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});
