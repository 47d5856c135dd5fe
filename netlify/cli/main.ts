import { serviceFrom } from '../environment.ts';
import { HalfNamedStoreError, openStore } from '../local/local-store.ts';
import type { Service } from '../service.ts';
import { StorageError } from '../store/redis.ts';
import { readCommandLine, USAGE, UsageError } from './command-line.ts';
import { COMMANDS, type Io } from './commands.ts';

/** What went wrong in one sentence. @returns the exit status: 1 for a failure, 2 for a mistake in the line */
function explain(error: unknown, { err }: Io): number {
  if (error instanceof UsageError) err(`${error.message}\n\n${USAGE}`);
  else if (error instanceof HalfNamedStoreError) err(`${error.message}\n`);
  else if (error instanceof StorageError)
    err(`Le stockage ne répond pas (${error.kind}). Vérifiez UPSTASH_REDIS_REST_URL et son jeton.\n`);
  else throw error;
  return error instanceof UsageError ? 2 : 1;
}

/** The service of a command: links lead to this machine where the storage is local. */
const serviceOf = (isLocal: boolean): Service => {
  const { PORT: port = '8888', URL: site = isLocal ? `http://localhost:${port}` : undefined } = process.env;
  return { ...serviceFrom({ ...process.env, URL: site }), log: () => {} };
};

/** Carries out one command line. @returns the exit status */
export async function main(args: string[], io: Io): Promise<number> {
  try {
    const line = readCommandLine(args);
    if (!line) {
      io.out(USAGE);
      return 0;
    }
    const store = await openStore({ brief: true });
    if (store.local) io.err(`Stockage de cette machine – ${store.kept}.\n`);
    try {
      return (await COMMANDS[line.command](serviceOf(store.local), io, line, store.local)) ?? 0;
    } finally {
      await store.close();
    }
  } catch (error) {
    return explain(error, io);
  }
}
