import { describe, expect, test } from 'vitest';
import { consentCookies, expiredProviderCookies, readConsent } from '../../../src/domain/consent.ts';

const header = (choice?: string, analytics?: string, marketing?: string): string =>
  Object.entries({ cookie_consent: choice, analytics_consent: analytics, marketing_consent: marketing })
    .filter(([, value]) => value !== undefined)
    .map((pair) => pair.join('='))
    .join('; ');

describe('reading the choice', () => {
  test.each([
    ['accepted', 'true', 'true', { known: true, analytics: true, marketing: true }],
    ['rejected', 'false', 'false', { known: true, analytics: false, marketing: false }],
    ['customized', 'true', 'false', { known: true, analytics: true, marketing: false }],
    ['customized', 'false', 'true', { known: true, analytics: false, marketing: true }],
  ])('%s, %s, %s', (choice, analytics, marketing, consent) => {
    expect(readConsent(header(choice, analytics, marketing))).toEqual(consent);
  });

  test.each([
    ['choice deleted', header(undefined, 'true', 'true')],
    ['marketing deleted', header('customized', 'true')],
    ['choice named as a method', header('constructor', 'true', 'true')],
    ['answers of an unknown value', header('customized', '1', '0')],
    ['accepted, with a no', header('accepted', 'true', 'false')],
    ['rejected, with a yes', header('rejected', 'true', 'false')],
    ['two choices', `${header('rejected', 'false', 'false')}; cookie_consent=accepted`],
    ['a name that only ends alike', header('accepted', 'true', 'true').replaceAll(/(\w+)=/g, 'x_$1=')],
    ['text after the value', header('customized', 'true,true', '')],
  ])('asks again: %s', (_, cookies) => {
    expect(readConsent(cookies)).toEqual({ known: false });
  });

  test('finds the three cookies among others, in any order', () => {
    const cookies = `a=1; marketing_consent=false; b=2; ${header('customized', 'true')}; c=`;
    expect(readConsent(cookies)).toEqual({ known: true, analytics: true, marketing: false });
  });
});

describe('keeping the choice', () => {
  const kept = '; Max-Age=15552000; Path=/; SameSite=Lax';

  test.each([
    [{ choice: 'accepted' }, ['accepted', 'true', 'true']],
    [{ choice: 'rejected' }, ['rejected', 'false', 'false']],
    [{ choice: 'customized', analytics: true, marketing: false }, ['customized', 'true', 'false']],
  ] as const)('%o for 180 days', (made, values) => {
    const names = ['cookie_consent', 'analytics_consent', 'marketing_consent'];
    expect(consentCookies(made, false)).toEqual(names.map((name, i) => `${name}=${values[i]}${kept}`));
    for (const cookie of consentCookies(made, true)) expect(cookie).toMatch(/; SameSite=Lax; Secure$/);
  });
});

describe('deleting the provider’s cookies', () => {
  test('expires them on the host and its parent domains, or those of advertising alone', () => {
    const cookies = '_ga=GA1.1; _ga_ABC=GS1.1; cookie_consent=rejected; my_ga=1; _gcl_au=1; _gac_1=1';
    const places = ['', '; Domain=www.clairvitre.example', '; Domain=clairvitre.example'];
    const expired = (name: string) => places.map((place) => `${name}=; Max-Age=0; Path=/${place}`);
    const all = ['_ga', '_ga_ABC', '_gcl_au', '_gac_1'].flatMap(expired);
    expect(expiredProviderCookies(cookies, 'www.clairvitre.example', false)).toEqual(all);
    const ofAdvertising = ['_gcl_au=; Max-Age=0; Path=/', '_gac_1=; Max-Age=0; Path=/'];
    expect(expiredProviderCookies(cookies, 'localhost', true)).toEqual(ofAdvertising);
  });
});
