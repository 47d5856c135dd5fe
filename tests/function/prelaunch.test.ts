import { expect, it } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import { openMailer } from '../../netlify/notify/mailer.ts';
import { environmentPoints } from '../../netlify/prelaunch/environment.ts';
import { withReceivers } from '../support/receivers.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();
const receivers = withReceivers();

/** What is told with some variables set, the questions or the errors. */
async function told(kind: 'error' | 'question', variables: Record<string, string | undefined> = {}) {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  setEnvironment(variables);
  const points = await environmentPoints(Date.now());
  setEnvironment(before);
  return points.flatMap((point) => (point.kind === kind ? [point.message] : []));
}

it('finds nothing wrong where a storage stores and both channels answer, and leaves no trace', async () => {
  expect(await told('error')).toEqual([]);
  expect([receivers.smtp.connections, receivers.smtp.mails.length]).toEqual([1, 0]);
  expect(receivers.webhook.hooks.map(({ type }) => type)).toEqual(['test']);
  expect(await store.command('KEYS', '*')).toEqual([]);
});

it('asks what no machine can look up: who notices silence, and how long https may be demanded', async () => {
  expect(await told('question')).toEqual([
    expect.stringContaining('/api/sante'),
    expect.stringContaining('HSTS'),
  ]);
  expect(await told('question', { HEARTBEAT_URL: 'https://watch.example' })).toHaveLength(1);
});

it('refuses a storage that throws requests away when it is full', async () => {
  await store.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
  const errors = await told('error');
  await store.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
  expect(errors).toEqual([expect.stringContaining('allkeys-lru')]);
});

it.each<[string, Record<string, string | undefined>, RegExp]>([
  ['no storage', { UPSTASH_REDIS_REST_URL: undefined }, /n’est pas nommé/],
  ['a wrong token', { UPSTASH_REDIS_REST_TOKEN: 'wrong' }, /stockage ne répond pas/],
  ['no channel', { SMTP_URL: undefined, DEMANDE_WEBHOOK_URL: undefined }, /Aucune annonce ne part/],
  ['a mail server that is not there', { SMTP_URL: 'smtps://127.0.0.1:9' }, /serveur d’e-mail refuse/],
  ['an address that is none', { SMTP_URL: 'smtp.example' }, /SMTP_URL est illisible/],
  ['a webhook without its secret', { DEMANDE_WEBHOOK_SECRET: undefined }, /SECRET manque/],
  ['a webhook in the open', { DEMANDE_WEBHOOK_URL: 'http://hooks.example' }, /n’est pas chiffrée/],
])('finds %s', async (_, variables, message) => {
  expect(await told('error', variables)).toEqual([expect.stringMatching(message)]);
});

it('finds a receiver that does not accept an event', async () => {
  receivers.webhook.mode = 'fail';
  expect(await told('error')).toEqual([expect.stringMatching(/refuse un essai \(WebhookRefusedError/)]);
});

it('gives no mail server but this machine’s own a password or a request in the open', () => {
  const demandsEncryption = (url: string): unknown =>
    (openMailer(url).transporter as { options?: { requireTLS?: boolean } }).options?.requireTLS;
  expect(demandsEncryption('smtp://user:word@mail.example:587')).toBe(true);
  expect(demandsEncryption('smtp://127.0.0.1:2525')).toBe(false);
});
