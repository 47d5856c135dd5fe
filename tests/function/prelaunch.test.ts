import { expect, test } from 'vitest';
import { openMailer } from '../../netlify/channels/email.ts';
import { environmentPoints } from '../../netlify/prelaunch.ts';
import { withWorld } from '../support/world.ts';

const world = withWorld();

async function told(kind: 'error' | 'question', variables: Record<string, string | undefined> = {}) {
  const { URL: _url, DEMANDE_LINK_SECRET: _secret, ...env } = world.env;
  const points = await environmentPoints(Date.now(), { ...env, ...variables });
  return points.flatMap((point) => (point.kind === kind ? [point.message] : []));
}

test('the prelaunch check passes when storage and notification channels work, and leaves no key in Redis', async () => {
  expect(await told('error')).toEqual([]);
  expect([world.smtp.connections, world.deliveries]).toEqual([1, [0, 1]]);
  expect(world.webhook.hooks[0]?.type).toBe('test');
  expect(await world.command('KEYS', '*')).toEqual([]);
});

test('the prelaunch check asks the owner about monitoring, a link secret, the storage region and HSTS', async () => {
  const words = ['/api/sante', 'DEMANDE_LINK_SECRET', 'Francfort', 'HSTS'];
  expect(await told('question')).toEqual(words.map((word) => expect.stringContaining(word)));
  const all = {
    HEARTBEAT_URL: 'https://watch.example',
    DEMANDE_LINK_SECRET: 'a-secret-that-tests-alone-use',
  };
  expect(await told('question', all)).toHaveLength(2);
});

test('the prelaunch check rejects a storage with an eviction policy', async () => {
  await world.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
  const errors = await told('error');
  await world.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
  expect(errors).toEqual([expect.stringContaining('allkeys-lru')]);
});

test.each<[string, Record<string, string | undefined>, RegExp]>([
  ['no storage', { UPSTASH_REDIS_REST_URL: '', UPSTASH_REDIS_REST_TOKEN: ' ' }, /n’est pas nommé/],
  ['storage without a URL', { UPSTASH_REDIS_REST_URL: undefined }, /^UPSTASH_REDIS_REST_URL manque/],
  ['a wrong storage token', { UPSTASH_REDIS_REST_TOKEN: 'wrong' }, /stockage ne répond pas/],
  [
    'no notification channel',
    { SMTP_URL: '', DEMANDE_WEBHOOK_URL: '', DEMANDE_WEBHOOK_SECRET: '' },
    /Aucune annonce ne part/,
  ],
  ['a mail server that does not answer', { SMTP_URL: 'smtps://127.0.0.1:9' }, /serveur d’e-mail refuse/],
  ['an invalid mail server URL', { SMTP_URL: 'smtp.example' }, /SMTP_URL est illisible/],
  [
    'an unescaped character in the mail server’s password',
    { SMTP_URL: 'smtps://me:12#3@mail.example' },
    /# en %23/,
  ],
  [
    'an invalid recipient',
    { DEMANDE_EMAIL_TO: 'a@b.example c.example' },
    /DEMANDE_EMAIL_TO contient .+c\.example/,
  ],
  ['a short link secret', { DEMANDE_LINK_SECRET: 'x' }, /^DEMANDE_LINK_SECRET a une clé de moins de 24/],
  ['a short webhook secret', { DEMANDE_WEBHOOK_SECRET: 'whsec_YQ==' }, /24 octets/],
  ['a webhook without a secret', { DEMANDE_WEBHOOK_SECRET: undefined }, /SECRET manque/],
  ['a webhook without encryption', { DEMANDE_WEBHOOK_URL: 'http://hooks.example' }, /chiffrée/],
])('the prelaunch check reports %s', async (_, variables, message) => {
  expect(await told('error', variables)).toEqual([expect.stringMatching(message)]);
});

test('the prelaunch check reports a webhook that rejects an event', async () => {
  world.webhook.mode = 'fail';
  expect(await told('error')).toEqual([expect.stringMatching(/refuse un essai \(NotTakenError/)]);
});

test('the mailer requires TLS of every mail server except on loopback', async () => {
  const demanding = (requireTLS: boolean) => ({ transporter: { options: { requireTLS } } });
  expect(await openMailer('smtp://user:word@mail.example:587')).toMatchObject(demanding(true));
  expect(await openMailer('smtp://127.0.0.1:2525')).toMatchObject(demanding(false));
});
