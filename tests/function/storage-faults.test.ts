import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GATHER_MS } from '../../netlify/duties/lost.ts';
import { startRedis } from '../../netlify/local/redis-process.ts';
import { startRestServer } from '../../netlify/local/rest-server.ts';
import { announcementTexts, telephone } from '../../netlify/request/texts.ts';
import { openRedis } from '../../netlify/store/redis.ts';
import { createStore } from '../../netlify/store/store.ts';
import { aDemande, details, send, sendNow, withKey } from '../support/demande.ts';
import { serve } from '../support/serve.ts';
import { AWAY, withWorld, type RedisProcess, type RestServer } from '../support/world.ts';

const PATIENCE_MS = 4000;

const world = withWorld();
const folder = mkdtempSync(join(tmpdir(), 'redis-'));
let redis: RedisProcess;
let rest: RestServer;

/** Uses a Redis server with the timeout of production. */
const nameStore = ({ url, token }: Pick<RestServer, 'url' | 'token'>): void =>
  world.rebuild({ store: createStore(openRedis(url, token)) });

beforeAll(async () => {
  redis = await startRedis(folder);
  rest = await startRestServer((name, args) => redis.run(name, args), 'token');
});
beforeEach(() => nameStore(rest));
afterAll(async () => {
  await rest.close();
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** @returns the answer, with `prompt`: whether the answer came in time */
async function timed(...call: Parameters<typeof send>) {
  const answer = sendNow(...call);
  const late = setTimeout(PATIENCE_MS, false, { ref: false });
  return { prompt: await Promise.race([answer.then(() => true), late]), ...(await answer) };
}

const reachable = () =>
  expect.poll(() => redis.run('PING', []).then(String, () => 'away'), { timeout: 120_000 }).toBe('PONG');

test('while Redis is down, a quote request gets 503 and is announced as not stored; Redis restarts with all others', async () => {
  const before = await send('create', aDemande());
  redis.process.kill('SIGKILL');
  await expect.poll(() => redis.process.signalCode).toBe('SIGKILL');

  const lost = aDemande();
  const { headers, after, ...answer } = await timed('create', lost);
  const error = expect.stringContaining(telephone);
  expect(answer).toMatchObject({ status: 503, prompt: true, body: { status: 'unavailable', error } });
  expect(headers.get('retry-after')).toBe('10');
  await after();
  expect(world.smtp.mails.at(-1)?.subject.indexOf(announcementTexts.sujets.nonEnregistree)).toBe(0);
  expect(world.webhook.hooks.at(-1)?.data).toMatchObject({ ...lost, stored: false });

  redis = await startRedis(folder, redis.port);
  await reachable();
  expect((await world.stored(before.body.demandeId))?.state).toBe('open');
  expect((await send('create', lost)).status).toBe(201);
});

test('a request that is sent three times while Redis is down is announced only once', async () => {
  await send('update', { ...aDemande(), ...details, demandeId: '2'.repeat(40) });
  redis.process.kill('SIGSTOP');
  const data = aDemande();
  const options = withKey('draft-key-number-0061');
  const answers = await Promise.all([1, 2, 3].map(() => timed('create', data, options)));
  redis.process.kill('SIGCONT');
  expect(answers).toMatchObject(Array(3).fill({ status: 503, prompt: true }));
  for (const { after } of answers) await after();
  expect(world.deliveries).toEqual([1, 1]);

  // Redis is back and stores the first request, which has been announced already.
  await reachable();
  const { demandeId } = (await send('create', data, options)).body;
  expect((await world.stored(demandeId))?.phone).toBe(data.phone);
  await world.runUntil(world.now + 10 * 60_000);
  expect(world.deliveries).toEqual([1, 1]);
});

test('while Redis is down, a request resent with a corrected phone number is announced as a new request', async () => {
  nameStore(AWAY);
  const wrong = aDemande();
  const right = aDemande();
  const options = withKey('draft-key-number-0062');
  await send('create', wrong, options);
  await send('create', right, options);
  nameStore(rest);
  await send('create', right, options);
  await world.runUntil(world.now + 10 * 60_000);

  const created = world.webhook.hooks.filter(({ type }) => type === 'demande.created');
  expect(created.map(({ data: { phone, stored } }) => [phone, stored])).toEqual([
    [wrong.phone, false],
    [right.phone, false],
    [right.phone, true],
  ]);
  expect(created[1]?.id).not.toBe(created[0]?.id);
  expect(created[2]?.id).toBe(created[1]?.id);
  const mails = world.smtp.mails.map(({ messageId }) => messageId);
  expect([mails[1] === mails[0], mails.slice(2).includes(mails[1] ?? '')]).toEqual([false, true]);
});

test.each<[string, (answer: { status: (code: number, text: string) => void; cut: () => void }) => void]>([
  ['never answers', () => {}],
  ['answers with HTML', ({ status }) => status(200, '<html>')],
  ['rejects the token', ({ status }) => status(401, '{"error":"Unauthorized"}')],
  ['answers null', ({ status }) => status(200, '{"result":null}')],
  ['answers an unknown state', ({ status }) => status(200, '{"result":"nothing"}')],
  ['hangs up', ({ cut }) => cut()],
])('the Netlify function answers 503 within four seconds when the storage %s', async (_, behave) => {
  await using broken = await serve((request, response) =>
    behave({
      status: (code, text) => void response.writeHead(code).end(text),
      cut: () => request.socket.destroy(),
    }),
  );
  nameStore({ url: broken.url, token: 'token' });
  const { after, ...answer } = await timed('create', aDemande());
  expect(answer).toMatchObject({ status: 503, prompt: true, body: { status: 'unavailable' } });
  await after();
  expect(world.webhook.hooks.at(-1)?.data.stored).toBe(false);
});

test.each([
  ['WRONGPASS invalid or missing auth token', 'WRONGPASS'],
  ['OOM command not allowed when used memory > maxmemory', 'OOM'],
  ['ERR max requests limit exceeded. Limit: 500000, Usage: 500000', 'QUOTA'],
  ['ERR max daily request limit exceeded', 'QUOTA'],
  ['READONLY You can’t write against a read only replica', 'READONLY'],
  ['0639980001 is no word of a storage', 'UpstashError'],
])('the storage error «%s» is reduced to one word, so that logs contain no values', async (error, kind) => {
  await using broken = await serve((_, response) => response.writeHead(400).end(JSON.stringify({ error })));
  nameStore({ url: broken.url, token: 'token' });
  const failure = world.service.store.read('06 39 98 00 01');
  await expect(failure).rejects.toMatchObject({ name: 'StorageError', kind });
});

test('the Netlify function answers within four seconds when the storage answers NOSCRIPT late and then hangs', async () => {
  const asked: string[] = [];
  const forgetful = await serve(async (request, response) => {
    const [command] = (await json(request)) as string[];
    asked.push(String(command));
    if (command !== 'evalsha') return;
    await setTimeout(2000);
    response.writeHead(400).end('{"error":"NOSCRIPT No matching script."}');
  });
  nameStore({ url: forgetful.url, token: 'token' });
  const { status, prompt, after } = await timed('create', aDemande());
  await forgetful.close();
  expect([status, prompt]).toEqual([503, true]);
  expect(asked).toEqual(['evalsha', 'eval']);
  await after();
});

test('if a request could be neither stored nor sent to the company, sending it again notifies the company', async () => {
  nameStore(AWAY);
  world.channelsWork = false;
  const data = aDemande();
  const sendIt = () => send('create', data, withKey('draft-key-number-0063'));
  await sendIt();
  world.channelsWork = true;
  await sendIt();
  expect(world.deliveries).toEqual([1, 1]);
});

test('without configured storage the Netlify function answers 503, even to an update', async () => {
  nameStore({ url: '', token: '' });
  expect((await send('update', { ...aDemande(), ...details, demandeId: '2'.repeat(40) })).status).toBe(503);
});

test('while the storage is down, all notifications after the first one are grouped into one message', async () => {
  const gathered = Promise.withResolvers<void>();
  const store = createStore(openRedis(AWAY.url, AWAY.token));
  world.rebuild({ store, wait: async (ms) => (ms === GATHER_MS ? gathered.promise : undefined) });
  const all = await Promise.all(Array.from({ length: 20 }, () => sendNow('create', aDemande())));
  gathered.resolve();
  for (const { after } of all) await after();
  expect(world.smtp.mails).toHaveLength(2);
  expect(JSON.stringify(world.webhook.hooks).match(/"stored":false/g)).toHaveLength(20);
});

test('no request is lost while the storage is unreachable for three days', async () => {
  world.channelsWork = false;
  world.rebuild();
  const { body } = await send('create', aDemande());
  world.channelsWork = true;
  const back = world.now + 3 * 86_400_000;
  nameStore(AWAY);
  for (; world.now < back; world.now += 12 * 3_600_000) {
    const answers = [send('create', aDemande()), world.server.relance(), world.ask('/api/sante')];
    for (const { status } of await Promise.all<{ status: number }>(answers)) expect(status).toBe(503);
  }
  const isStored = (stored: boolean) => world.webhook.hooks.filter(({ data }) => data.stored === stored);
  expect([world.smtp.mails.length, isStored(false).length]).toEqual([6, 6]);
  world.rebuild();
  await world.runUntil(world.now + 3_600_000);
  expect(isStored(true).map(({ type, data }) => [type, data.no])).toEqual(
    ['demande.created', 'demande.lastCall'].map((type) => [type, body.demandeId?.slice(0, 12)]),
  );
  expect((await world.server.relance()).status).toBe(200);
  expect((await world.ask('/api/sante')).status).toBe(200);
});
