import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import demande from '../../netlify/functions/demande.mts';
import { startServer } from '../../netlify/local/server.ts';
import { allRequests } from '../../netlify/store/admin.ts';
import { pendingAnnouncements } from '../../netlify/store/outbox.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import type { DemandeAnswer } from '../../src/domain/demande.ts';
import { aDemande, send } from '../support/demande.ts';
import { inTime } from '../support/in-time.ts';
import { sendAllThatWaits } from '../support/outbox.ts';
import { withReceivers } from '../support/receivers.ts';
import { withRedis } from '../support/redis.ts';
import { startSmtp } from '../support/smtp.ts';

const store = withRedis();
const receivers = withReceivers();

const nextTry = () => sendAllThatWaits(store.command);

it('lets no visitor wait for a mail server and a receiver that hang', async () => {
  receivers.smtp.mode = 'hang';
  receivers.webhook.mode = 'hang';
  const { status, after } = await send('create', aDemande());
  let told = false;
  const telling = after().then(() => {
    told = true;
  });
  await turn();
  expect([status, told]).toEqual([201, false]);
  await telling;
  expect(await pendingAnnouncements(readSettings())).toMatchObject([{ kind: 'created', tries: 1 }]);
  receivers.smtp.mode = 'accept';
  receivers.webhook.mode = 'accept';
  await nextTry();
  expect([receivers.smtp.mails.length, receivers.webhook.hooks.length]).toEqual([1, 1]);
});

it('gives up on a mail server that is slow at every step before the scheduled function is ended', async () => {
  receivers.smtp.mode = 'slow';
  const { body, after } = await send('create', aDemande());
  expect(await inTime(after(), 8000)).toBe(true);
  const pending = await pendingAnnouncements(readSettings());
  expect(pending.find(({ demandeId }) => demandeId === body.demandeId)?.tries).toBe(1);
  receivers.smtp.mode = 'accept';
  await nextTry();
});

it('sends what a mail server that was away missed, once it is back', async () => {
  const away = await startSmtp();
  const port = Number(new URL(away.url).port);
  await away.close();
  setEnvironment({ SMTP_URL: away.url });
  const { status, after } = await send('create', aDemande());
  await after();
  expect([status, receivers.webhook.hooks.length]).toEqual([201, 1]);
  const back = await startSmtp(port);
  await nextTry();
  await back.close();
  expect([back.mails.length, receivers.webhook.hooks.length]).toEqual([1, 1]);
});

it('announces a request whose function was stopped right after the answer', async () => {
  receivers.smtp.mode = 'hang';
  receivers.webhook.mode = 'hang';
  const body = JSON.stringify({ action: 'create', data: aDemande() });
  const child = spawn(process.execPath, ['tests/support/one-call.ts', body], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [answer] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { demandeId } = JSON.parse(answer.toString()) as DemandeAnswer;
  expect(await pendingAnnouncements(readSettings())).toMatchObject([{ demandeId, kind: 'created' }]);
  receivers.smtp.mode = 'accept';
  receivers.webhook.mode = 'accept';
  await nextTry();
  expect(receivers.webhook.hooks.map(({ data }) => data.demandeId)).toEqual([demandeId]);
  expect(receivers.smtp.mails).toHaveLength(1);
});

it('stores and announces the request of a client that hung up before the answer, and serves the next', async () => {
  const server = await startServer(
    { handle: async () => new Response('page') },
    { '/api/demande': demande },
    0,
  );
  const { hostname, port } = new URL(server.url);
  const data = aDemande();
  const body = JSON.stringify({ action: 'create', data });
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const mail = receivers.smtp.next();
  socket.end(
    `POST /api/demande HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
  await mail;
  const phones = [];
  for await (const { record } of allRequests(readSettings())) phones.push(record.phone);
  expect(phones).toContain(data.phone);
  expect((await fetch(server.url)).status).toBe(200);

  const half = connect(Number(port), '127.0.0.1');
  half.write(
    'POST /api/demande HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"action"',
  );
  half.destroySoon();
  await once(half, 'close');
  expect((await fetch(server.url)).status).toBe(200);
  await server.close();
});
