import { HalfNamedStoreError, openStore } from '../local/local-store.ts';
import { StorageError } from '../store/redis.ts';
import { readSettings } from '../store/settings.ts';
import { handled, resend, test } from './changing.ts';
import { type CommandName, readCommandLine } from './command-line.ts';
import type { Command } from './command.ts';
import { erase, purge } from './erasing.ts';
import type { Io } from './io.ts';
import { exportCsv, list, notifications, show, stats } from './reading.ts';
import { USAGE, UsageError } from './usage.ts';

const COMMANDS: Record<CommandName, Command> = {
  list,
  show,
  export: exportCsv,
  stats,
  notifications,
  handled,
  resend,
  test,
  erase,
  purge,
};

function explain(error: unknown, { err }: Io): number {
  if (error instanceof StorageError) {
    err(
      `Le stockage ne répond pas (${error.kind}). Vérifiez UPSTASH_REDIS_REST_URL et UPSTASH_REDIS_REST_TOKEN.\n`,
    );
    return 1;
  }
  if (error instanceof HalfNamedStoreError) {
    err(`${error.message}\n`);
    return 1;
  }
  const mistyped = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  if (!mistyped) throw error;
  err(`${error.message}\n\n${USAGE}`);
  return 2;
}

/**
 * Carries out one command line.
 *
 * @param now ms since the epoch
 * @returns the exit status: 1 for a failure, 2 for a mistake in the line
 */
export async function main(args: string[], io: Io, now = Date.now()): Promise<number> {
  try {
    const line = readCommandLine(args, now);
    if (!line) {
      io.out(USAGE);
      return 0;
    }
    const store = await openStore({ brief: true });
    if (store.local) io.err(`Stockage de cette machine – ${store.kept}.\n`);
    try {
      return (await COMMANDS[line.command](readSettings(), io, { ...line, now })) ?? 0;
    } finally {
      await store.close();
    }
  } catch (error) {
    return explain(error, io);
  }
}
