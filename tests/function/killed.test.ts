import { expect, test } from 'vitest';
import { SPANS } from '../../netlify/store/keys.ts';
import { aDemande, send } from '../support/demande.ts';
import { MINUTE, START, withWorld } from '../support/world.ts';

const world = withWorld();

/** Stores a request without a notification, as if the process was killed after the response. */
const stored = async (): Promise<void> => {
  const channels = world.service.channels;
  world.rebuild({ channels: [] });
  await send('create', aDemande());
  world.rebuild({ channels });
};

/** Runs the schedule as if it was killed after its messages were sent, but before they were recorded as sent. */
async function killedRun(now: number): Promise<void> {
  const { store } = world.service;
  const { promise: reached, resolve: stop } = Promise.withResolvers<void>();
  const never = () => {
    stop();
    return new Promise<never>(() => {});
  };
  world.now = now;
  world.rebuild({ store: { ...store, replace: never, plan: never } });
  void world.server.relance();
  await reached;
  world.rebuild();
}

async function anHour(from: number): Promise<void> {
  world.now = from;
  await world.runUntil(from + 60 * MINUTE);
}

test('a request is announced even if the Netlify function was killed after storing it', async () => {
  await stored();
  await anHour(START + SPANS.leaseMs);
  expect(world.deliveries).toEqual([1, 1]);
});

test('if two runs of the schedule overlap, a request is still announced only once', async () => {
  await stored();
  world.now = START + SPANS.leaseMs;
  await Promise.all([world.server.relance(), world.server.relance()]);
  expect(world.deliveries).toEqual([1, 1]);
});

test.each<[string, number, () => Promise<unknown>]>([
  ['a new-request notification', START + SPANS.leaseMs, stored],
  ['a reminder', START + 4 * 60 * MINUTE, () => stored().then(() => anHour(START + SPANS.leaseMs))],
  ['a summary', Date.parse('2026-11-24T08:00:00+01:00'), () => world.server.relance()],
])('%s is resent with the same id if the run of the schedule was killed', async (_, at, before) => {
  await before();
  world.smtp.mails = [];
  world.webhook.hooks = [];
  await killedRun(at);
  await anHour(at + 5 * MINUTE);
  expect(world.deliveries).toEqual([2, 2]);
  expect(world.smtp.mails[1]?.messageId).toBe(world.smtp.mails[0]?.messageId);
  expect(world.webhook.hooks[1]?.id).toBe(world.webhook.hooks[0]?.id);
});
