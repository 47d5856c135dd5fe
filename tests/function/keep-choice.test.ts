import { expect, test } from 'vitest';
import demande from '../../netlify/functions/demande.mts';
import { consentCookies, KEEPER_PATH } from '../../src/domain/consent.ts';

const ask = (
  body: string | null,
  headers: Record<string, string> = {},
  origin = 'https://www.clairvitre.example',
) =>
  demande(
    new Request(origin + KEEPER_PATH, { ...(body === null ? {} : { method: 'POST', body }), headers }),
    {
      ip: '',
      waitUntil: () => {},
    },
  );

const MADE = { choice: 'customized', analytics: true, marketing: false } as const;
const sent = consentCookies(MADE, false).join('; ');

test.each([
  ['https://www.clairvitre.example', true],
  ['http://localhost:8888', false],
])('/api/choix-cookies sets the same consent cookies as the page script on %s', async (origin, isSecure) => {
  const response = await ask(sent, { 'Sec-Fetch-Site': 'same-origin' }, origin);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(response.headers.getSetCookie()).toEqual(consentCookies(MADE, isSecure));
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('/api/choix-cookies rejects other origins and incomplete choices', async () => {
  const answers = await Promise.all([
    ask(sent, { 'Sec-Fetch-Site': 'cross-site' }),
    ask(sent, { Origin: 'https://elsewhere.example' }),
    ask(null),
    ask('cookie_consent=accepted'),
    ask(`${sent}; ${'x'.repeat(500)}`),
    ask('a=1; b=2; c=3'),
  ]);
  for (const { status, headers } of answers) expect([status, headers.getSetCookie()]).toEqual([400, []]);
});

test('/api/choix-cookies sets only the three consent cookies', async () => {
  const { headers } = await ask(`${sent}; session=1; marketing_consent_old=true\r\nSet-Cookie: a=1`);
  expect(headers.getSetCookie()).toEqual(consentCookies(MADE, true));
});
