import { expect, test } from 'vitest';
import { openMailer } from '../../../netlify/channels/email.ts';
import { channelsOf } from '../../../netlify/environment.ts';
import { readEnvironment } from '../../../src/lib/environment.ts';

const faultsOf = (name: string, value: string) =>
  readEnvironment({ [name]: value }).faults.filter((fault) => !/ manque\u00a0:/.test(fault));

test.each([
  [
    'UPSTASH_REDIS_REST_URL',
    'https://eu1.upstash.example',
    ['rediss://default:x@eu1.upstash.example:6379', '"https://x.example"', 'eu1.upstash.example'],
  ],
  ['UPSTASH_REDIS_REST_TOKEN', 'AbC=', ['"AbC="', 'Ab C']],
  [
    'SMTP_URL',
    'smtps://me:word@mail.example:465',
    ['mail.example', 'https://mail.example', 'smtp://', 'smtps://me:w#rd@mail.example'],
  ],
  ['DEMANDE_EMAIL_TO', 'a@b.example', ['a', 'Atelier <a@b.example>', 'a@b.example, c']],
  ['DEMANDE_WEBHOOK_URL', 'https://hooks.example/x', ['http://hooks.example', 'hooks.example', 'ftp://x']],
  [
    'DEMANDE_WEBHOOK_SECRET',
    `whsec_${'A'.repeat(32)}`,
    ['whsec_', 'whsec_YQ==', `whsec_${'é'.repeat(40)}`, 'one of four words and a blank'],
  ],
  ['DEMANDE_LINK_SECRET', 'x'.repeat(24), ['x', `${'x'.repeat(24)} old`]],
  ['DEMANDE_BACKUP', 'email', ['mail', 'Email,webhook']],
  ['HEARTBEAT_URL', 'https://watch.example', ['watch.example']],
  ['BUILD_HOOK_URL', 'https://api.netlify.example/x', ['http://api.netlify.example']],
  ['PUBLIC_GA_MEASUREMENT_ID', 'G-ABC123', ['UA-1', 'GTM-ABC']],
  ['PORT', '9999', ['abc', '-1', '99999', '80 80']],
])('the variable %s accepts %j followed by a line break, and rejects each of %j', (name, right, wrong) => {
  expect(faultsOf(name, `${right}\n`)).toEqual([]);
  expect(faultsOf(name, ' ')).toEqual([]);
  for (const value of wrong) {
    const faults = faultsOf(name, value);
    expect(faults, value).toEqual([expect.stringMatching(new RegExp(`^${name} .+\\.$`))]);
    if (/SECRET|TOKEN|URL/.test(name) && value.length > 8) expect(faults.join()).not.toContain(value);
  }
});

test.each([
  'a@b.example,c@d.example',
  ' a@b.example c@d.example',
  'a@b.example;\nc@d.example ;',
  'a@b.example, x, c@d.example, a@b.example',
])('each valid e-mail address in %j becomes one notification channel', (DEMANDE_EMAIL_TO) => {
  const channels = channelsOf({ SMTP_URL: 'smtps://mail.example', DEMANDE_EMAIL_TO });
  expect(channels.map(({ name }) => name)).toEqual(['a@b.example', 'c@d.example']);
});

test('a webhook secret may be base64 or base64url, with or without prefix', () => {
  const bytes = Buffer.from(Array.from({ length: 30 }, (_, n) => 250 - n));
  for (const secret of [bytes.toString('base64'), bytes.toString('base64url')])
    for (const prefix of ['whsec_', '']) {
      const { settings } = readEnvironment({ DEMANDE_WEBHOOK_SECRET: prefix + secret });
      expect(Buffer.from(settings.DEMANDE_WEBHOOK_SECRET ?? [])).toEqual(bytes);
    }
});

test('a password in SMTP_URL is used as typed, percent-decoded if encoded, or the URL is reported as invalid', async () => {
  const signs = Array.from({ length: 94 }, (_, n) => String.fromCharCode(33 + n));
  for (const sign of [...signs, 'é', '1#2', '12?3', '1/2'])
    for (const password of [`${sign}word`, `1${sign}2`, encodeURIComponent(`wo${sign}rd`)]) {
      const { settings } = readEnvironment({ SMTP_URL: `smtps://me:${password}@mail.example:465` });
      if (!settings.SMTP_URL) {
        expect(password).toMatch(/[#/?\\[\]^|%]/);
        continue;
      }
      const { transporter } = await openMailer(settings.SMTP_URL.url);
      const { auth, host } = (transporter as unknown as { options: object }).options as {
        auth?: { pass?: string };
        host?: string;
      };
      expect([host, auth?.pass]).toEqual([
        'mail.example',
        password.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent),
      ]);
    }
});
