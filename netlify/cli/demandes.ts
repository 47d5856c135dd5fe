/** `npm run demandes`: commands that list, show, export and erase requests. */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { DEFAULT_PORT, readEnvironment } from '../../src/lib/environment.ts';
import { serviceFrom } from '../environment.ts';
import { openStore } from '../local/local-store.ts';
import type { Service } from '../service.ts';
import { StorageError } from '../store/redis.ts';
import { COMMANDS, type Io, UsageError } from './commands.ts';

const USAGE = `npm run demandes -- COMMANDE

  list [--json]                  toutes les demandes, la plus récente d’abord
  show IDENTIFIANT               une demande et son historique
  export [FICHIER]               toutes les demandes en CSV, pour un tableur ; « - » les affiche
  erase --phone N [--dry-run]    efface ce qui concerne un numéro
  test                           un message d’essai par canal
  link                           un lien qui ouvre le bureau
  relance [--at MOMENT]          envoie ce qui est dû, comme à ce moment (2026-11-25T08:00) ; stockage local seulement

Tout le reste se fait au bureau.
`;

// Commands without `takesId` reject an id: `erase ABC234 --phone N` would erase every request of N, not only ABC234.
function read(name: string, args: string[]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`Commande inconnue\u00a0: ${name}.`);
  const { options = {}, takesId = false, run } = command;
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: takesId });
    return { run, typed: { ids: positionals, ...values } };
  } catch {
    throw new UsageError(`«\u202f${[name, ...args].join(' ')}\u202f» n’est pas compris.`);
  }
}

const serviceOf = (isLocal: boolean): Service => {
  const { PORT: port = DEFAULT_PORT } = readEnvironment(process.env).settings;
  const local = isLocal && { URL: `http://localhost:${port}` };
  return { ...serviceFrom({ ...local, ...process.env }), log: () => {} };
};

export async function main([name = '--help', ...args]: string[], io: Io): Promise<number> {
  if ([name, ...args].some((arg) => arg === '--help' || arg === '-h')) {
    io.out(USAGE);
    return 0;
  }
  try {
    const { run, typed } = read(name, args);
    const store = await openStore({ brief: true });
    if (store.local) io.err(`Stockage de cette machine – ${store.kept}.\n`);
    try {
      return (await run(serviceOf(store.local), io, typed, store)) ?? 0;
    } finally {
      await store.close();
    }
  } catch (error) {
    const isMistake = error instanceof UsageError;
    if (isMistake) io.err(`${error.message}\n\n${USAGE}`);
    else if (error instanceof StorageError)
      io.err(`Le stockage ne répond pas (${error.kind}). Vérifiez UPSTASH_REDIS_REST_URL et son jeton.\n`);
    else throw error;
    return isMistake ? 2 : 1;
  }
}

const terminal: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  async confirm(question) {
    if (!process.stdin.isTTY) return false;
    using lines = createInterface({ input: process.stdin, output: process.stderr });
    return /^o(ui)?$/i.test((await lines.question(`${question} (oui/non) `)).trim());
  },
};

if (import.meta.main) {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // EPIPE is not an error, because a command such as `| head` closes the pipe early.
    if (error.code === 'EPIPE') process.exit(0);
    console.error(`La sortie n’a pas pu être écrite (${error.code}).`);
    process.exit(1);
  });
  process.exitCode = await main(process.argv.slice(2), terminal);
}
