import { describe, expect, test } from 'vitest';
import {
  consentCookies,
  expiredNamesakes,
  expiredProviderCookies,
  readConsent,
} from '../../../src/domain/consent.ts';

const header = (choice?: string, analytics?: string, marketing?: string): string =>
  Object.entries({ cookie_consent: choice, analytics_consent: analytics, marketing_consent: marketing })
    .filter(([, value]) => value !== undefined)
    .map((pair) => pair.join('='))
    .join('; ');

describe('reading the consent cookies', () => {
  test.each([
    ['accepted', 'true', 'true', { analytics: true, marketing: true }],
    ['rejected', 'false', 'false', { analytics: false, marketing: false }],
    ['customized', 'true', 'false', { analytics: true, marketing: false }],
    ['customized', 'false', 'true', { analytics: false, marketing: true }],
  ])('the cookies %s, %s, %s are read as a choice', (choice, analytics, marketing, allowed) => {
    expect(readConsent(header(choice, analytics, marketing))).toEqual({ choice, ...allowed });
  });

  test.each([
    ['choice deleted', header(undefined, 'true', 'true')],
    ['marketing deleted', header('customized', 'true')],
    ['choice named like a built-in method', header('constructor', 'true', 'true')],
    ['answers of an unknown value', header('customized', '1', '0')],
    ['accepted, with a no', header('accepted', 'true', 'false')],
    ['rejected, with a yes', header('rejected', 'true', 'false')],
    ['the same choice twice', `${header('accepted', 'true', 'true')}; cookie_consent=accepted`],
    ['two choices', `${header('rejected', 'false', 'false')}; cookie_consent=accepted`],
    ['a name that only ends alike', header('accepted', 'true', 'true').replaceAll(/(\w+)=/g, 'x_$1=')],
    ['text after the value', header('customized', 'true,true', '')],
  ])('invalid consent cookies count as no choice: %s', (_, cookies) => {
    expect(readConsent(cookies)).toEqual({ choice: undefined, analytics: false, marketing: false });
  });

  test('consent cookies are found among others in any order', () => {
    const cookies = `a=1; marketing_consent=false; b=2; ${header('customized', 'true')}; c=`;
    expect(readConsent(cookies)).toEqual({ choice: 'customized', analytics: true, marketing: false });
  });
});

describe('storing the consent choice', () => {
  const kept = '; Max-Age=15552000; Path=/; SameSite=Lax';

  test.each([
    [{ choice: 'accepted' }, ['accepted', 'true', 'true']],
    [{ choice: 'rejected' }, ['rejected', 'false', 'false']],
    [{ choice: 'customized', analytics: true, marketing: false }, ['customized', 'true', 'false']],
  ] as const)('the choice %o is stored for 180 days', (made, values) => {
    const names = ['cookie_consent', 'analytics_consent', 'marketing_consent'];
    expect(consentCookies(made, false)).toEqual(names.map((name, i) => `${name}=${values[i]}${kept}`));
    for (const cookie of consentCookies(made, true)) expect(cookie).toMatch(/; SameSite=Lax; Secure$/);
  });
});

const AT_HOME = { hostname: 'www.clairvitre.example', pathname: '/avis' };
const PLACES = [
  '',
  '; Domain=www.clairvitre.example',
  '; Domain=clairvitre.example',
  '; Domain=example',
].flatMap((domain) => ['/', '/avis'].map((path) => `=; Max-Age=0; Path=${path}${domain}`));

describe('deleting the cookies of the analytics provider', () => {
  test('provider cookies that the consent does not cover are deleted on the host and its parent domains', () => {
    const cookies = '_ga=GA1.1; _ga_ABC=GS1.1; cookie_consent=rejected; my_ga=1; _gcl_au=1; _gac_1=1';
    const all = ['_ga', '_ga_ABC', '_gcl_au', '_gac_1'].flatMap((name) => PLACES.map((at) => name + at));
    expect(expiredProviderCookies(cookies, AT_HOME, false)).toEqual(all);
    const here = { hostname: 'localhost', pathname: '/' };
    const ofAdvertising = ['_gcl_au', '_gac_1'].flatMap((name) =>
      ['', '; Domain=localhost'].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`),
    );
    expect(new Set(expiredProviderCookies(cookies, here, true))).toEqual(new Set(ofAdvertising));
  });
});

describe('duplicates of our cookies', () => {
  const ours = header('rejected', 'false', 'false');

  test('duplicates of our consent cookies on other domains and paths are deleted, and the originals are kept', () => {
    const deleted = expiredNamesakes(`cookie_consent=yes; ${ours}`, AT_HOME);
    expect(deleted).toEqual(PLACES.slice(1).map((at) => `cookie_consent${at}`));
    const deep = expiredNamesakes(`${ours}; marketing_consent=1`, {
      hostname: 'clairvitre.example',
      pathname: '/blog/guide',
    });
    expect(deep).toContain('marketing_consent=; Max-Age=0; Path=/blog');
    for (const place of [AT_HOME, { hostname: 'localhost', pathname: '/' }])
      expect(expiredNamesakes(`${ours}; ${ours}`, place)).not.toContain('cookie_consent=; Max-Age=0; Path=/');
  });

  test('consent cookies without a duplicate are kept', () => {
    for (const cookies of [ours, '', 'a=1; cookie_consent_old=1'])
      expect(expiredNamesakes(cookies, AT_HOME)).toEqual([]);
  });
});
