/** `npm run demandes`: the firm's requests on the command line. */

import { HalfNamedStoreError, openStore } from '../local/local-store.ts';
import { StorageError } from '../store/redis.ts';
import { readSettings } from '../store/settings.ts';
import { type CommandLine, readCommandLine } from './command-line.ts';
import { erase, exportCsv, handled, list, notifications, show } from './commands.ts';
import { USAGE, UsageError } from './usage.ts';

const write = (text: string): void => void process.stdout.write(text);

function carryOut({ command, json, since, phone, id }: CommandLine): Promise<void> {
  const settings = readSettings();
  switch (command) {
    case 'list':
      return list(settings, write, since, json);
    case 'show':
      return show(settings, write, id);
    case 'export':
      return exportCsv(settings, write, since);
    case 'handled':
      return handled(settings, write, id);
    case 'erase':
      return erase(settings, write, phone);
    case 'notifications':
      return notifications(settings, write);
  }
}

async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args);
  if (!line) {
    write(USAGE);
    return 0;
  }
  const store = await openStore({ brief: true });
  if (store.local) console.error(`Stockage de cette machine – ${store.kept}.`);
  try {
    await carryOut(line);
    return 0;
  } finally {
    await store.close();
  }
}

function explain(error: unknown): number {
  if (error instanceof StorageError) {
    console.error(
      `Le stockage ne répond pas (${error.kind}). Vérifiez UPSTASH_REDIS_REST_URL et UPSTASH_REDIS_REST_TOKEN.`,
    );
    return 1;
  }
  if (error instanceof HalfNamedStoreError) {
    console.error(error.message);
    return 1;
  }
  const mistyped = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  console.error(mistyped ? `${error.message}\n\n${USAGE}` : error);
  return mistyped ? 2 : 1;
}

/**
 * Runs one command, with what it says on the standard output and the error output.
 *
 * @returns the exit code
 */
export const run = (args: string[]): Promise<number> => main(args).catch(explain);

if (import.meta.main) {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `| head` closes the pipe early; that is no failure.
    if (error.code === 'EPIPE') process.exit(0);
    console.error(`La sortie n’a pas pu être écrite (${error.code}).`);
    process.exit(1);
  });
  process.exitCode = await run(process.argv.slice(2));
}
