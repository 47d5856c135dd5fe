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
    ['customized', 'false', 'false', { known: true, analytics: false, marketing: false }],
    ['customized', 'true', 'true', { known: true, analytics: true, marketing: true }],
  ])('%s, %s, %s', (choice, analytics, marketing, consent) => {
    expect(readConsent(header(choice, analytics, marketing))).toEqual(consent);
  });

  test.each([
    ['nothing', ''],
    ['other cookies only', 'theme=dark; cookie_consent_old=accepted'],
    ['choice deleted', header(undefined, 'true', 'true')],
    ['analytics deleted', header('accepted', undefined, 'true')],
    ['marketing deleted', header('customized', 'true')],
    ['choice of an unknown value', header('yes', 'true', 'true')],
    ['choice named as a method', header('constructor', 'true', 'true')],
    ['empty values', header('', '', '')],
    ['answers of an unknown value', header('customized', '1', '0')],
    ['answers in capitals', header('accepted', 'TRUE', 'TRUE')],
    ['accepted, with a no', header('accepted', 'true', 'false')],
    ['rejected, with a yes', header('rejected', 'true', 'false')],
    ['two choices', `${header('rejected', 'false', 'false')}; cookie_consent=accepted`],
    [
      'a name that only ends alike',
      'x_cookie_consent=accepted; x_analytics_consent=true; x_marketing_consent=true',
    ],
    ['text after the value', header('customized', 'true,true', '')],
  ])('asks again: %s', (_, cookies) => {
    expect(readConsent(cookies)).toEqual({ known: false });
  });

  test('finds the three cookies among others, in any order', () => {
    const cookies =
      'a=1; marketing_consent=false; b=2; cookie_consent=customized; analytics_consent=true; c=';
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
  test('expires them on the host and its parent domains', () => {
    const cookies = '_ga=GA1.1; _ga_ABC=GS1.1; cookie_consent=rejected; my_ga=1; _gcl_au=1';
    const expired = expiredProviderCookies(cookies, 'www.clairvitre.example', false);
    expect(expired.map((cookie) => cookie.split('=')[0])).toEqual(
      ['_ga', '_ga_ABC', '_gcl_au'].flatMap((name) => [name, name, name]),
    );
    expect(expired.slice(0, 3)).toEqual([
      '_ga=; Max-Age=0; Path=/',
      '_ga=; Max-Age=0; Path=/; Domain=www.clairvitre.example',
      '_ga=; Max-Age=0; Path=/; Domain=clairvitre.example',
    ]);
  });

  test('expires only the advertising cookies when analytics is accepted', () => {
    expect(expiredProviderCookies('_ga=GA1.1; _gcl_au=1; _gac_1=1', 'localhost', true)).toEqual([
      '_gcl_au=; Max-Age=0; Path=/',
      '_gac_1=; Max-Age=0; Path=/',
    ]);
  });

  test('expires nothing without them', () => {
    expect(expiredProviderCookies('cookie_consent=rejected', 'localhost', false)).toEqual([]);
  });
});
