import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '../../netlify/local/site.ts';
import { DIST, ORIGIN } from '../support/built-site.ts';

const BARE = ORIGIN.replace('https://www.', '');

let site: Site;

beforeAll(async () => {
  site = await openSite(DIST, mkdtempSync(join(tmpdir(), 'host-')));
});

afterAll(() => site.stop());

const answer = async (url: string) => {
  const response = await site.handle(new Request(url));
  return { status: response.status, location: response.headers.get('location') };
};

describe('the bare host leads to the www host', () => {
  test.each([
    [`https://${BARE}/services`, `${ORIGIN}/services`],
    [`http://${BARE}/services`, `${ORIGIN}/services`],
    [`https://${BARE}/`, `${ORIGIN}/`],
    [`https://${BARE}/blog/reparation-vs-remplacement`, `${ORIGIN}/blog/reparation-vs-remplacement`],
    [`https://${BARE}/avis?utm_source=carte&x=1`, `${ORIGIN}/avis?utm_source=carte&x=1`],
    [`http://${BARE}/nulle-part?a=b`, `${ORIGIN}/nulle-part?a=b`],
  ])('%s → %s', async (from, to) => {
    expect(await answer(from)).toEqual({ status: 301, location: to });
  });
});

describe('an old address leads home', () => {
  const OLD = ['/contact', '/nos-services', '/devis-brise-glace-a-domicile'];

  test.each(OLD.flatMap((path) => [path, `${path}/`]))('%s', async (path) => {
    const { status, location } = await answer(ORIGIN + path);
    expect(status).toBe(301);
    expect(new URL(location ?? '', ORIGIN).href).toBe(`${ORIGIN}/`);
  });
});

test('any other address is a real 404 with the English page', async () => {
  const response = await site.handle(new Request(`${ORIGIN}/nulle-part`));
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
});

test('a page is served under the policy of the whole site', async () => {
  const response = await site.handle(new Request(`${ORIGIN}/blog`));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});
