import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { SPANS } from '../../netlify/store/keys.ts';
import { aDemande, send } from '../support/demande.ts';
import { START, withWorld } from '../support/world.ts';

const world = withWorld();
const MINUTE = 60_000;

/** A process starts within it, on a busy machine too. */
const LIMIT = { timeout: 20_000 };

/** Stores a request without announcing it, as when the process ends right after the answer. */
const stored = async (): Promise<void> => {
  const channels = world.service.channels;
  world.rebuild({ channels: [] });
  await send('create', aDemande());
  world.rebuild({ channels });
};

/** Kills a run of the schedule once the e-mail is accepted and before the webhook answers. */
async function killedRun(now: number): Promise<void> {
  world.webhook.mode = 'hang';
  const child = spawn(process.execPath, ['tests/support/one-run.ts', String(now)], {
    stdio: 'inherit',
    env: { ...world.env, PATH: process.env['PATH'] },
  });
  await vi.waitFor(() => expect([world.webhook.requests, world.smtp.mails.length]).toEqual([1, 1]), LIMIT);
  child.kill('SIGKILL');
  await once(child, 'exit');
  world.webhook.mode = 'accept';
}

async function anHour(from: number): Promise<void> {
  world.now = from;
  await world.runUntil(from + 60 * MINUTE);
}

test('announces a request whose function ended before it could', async () => {
  await stored();
  await anHour(START + SPANS.leaseMs);
  expect(world.told).toEqual([1, 1]);
});

test('announces a request once when two runs of the schedule meet', async () => {
  await stored();
  world.now = START + SPANS.leaseMs;
  await Promise.all([world.server.relance(), world.server.relance()]);
  expect(world.told).toEqual([1, 1]);
});

test.each<[string, number, () => Promise<unknown>]>([
  ['an announcement', START + SPANS.leaseMs, stored],
  ['a reminder', START + 4 * 60 * MINUTE, () => stored().then(() => anHour(START + SPANS.leaseMs))],
  ['a summary', Date.parse('2026-11-24T08:00:00+01:00'), () => world.server.relance()],
])('sends %s of a killed run once more, under the same id', async (_, at, before) => {
  await before();
  Object.assign(world.smtp, { mails: [] });
  Object.assign(world.webhook, { hooks: [], requests: 0 });
  await killedRun(at);
  await anHour(at + 5 * MINUTE);
  for (const told of [
    world.smtp.mails.map(({ messageId }) => messageId),
    world.webhook.hooks.map(({ id }) => id),
  ]) {
    expect([1, 2]).toContain(told.length);
    expect(new Set(told).size).toBe(1);
  }
});

test('announces at most twice, under one id, when the acceptance could not be stored', async () => {
  const { store } = world.service;
  let notes = 0;
  world.rebuild({
    store: {
      ...store,
      replace: (...all) => (++notes === 1 ? Promise.reject(new Error('killed')) : store.replace(...all)),
    },
  });
  await send('create', aDemande());
  await anHour(START + SPANS.leaseMs);
  expect(world.told).toEqual([2, 2]);
  expect(new Set(world.webhook.hooks.map(({ id }) => id)).size).toBe(1);
});
