/** `npm run demandes`: the firm's requests on the command line (DESIGN §6). */
import { parseArgs } from 'node:util';
import { StorageError } from '../demande/errors.ts';
import { readSettings } from '../demande/settings.ts';
import { openStore } from '../local/local-store.ts';
import { eraseByPhone, exportCsv, handled, list, notifications, show } from './commands.ts';
import { parseSince } from './since.ts';
import { USAGE, UsageError } from './usage.ts';

const write = (text: string): void => void process.stdout.write(text);

function argument(value: string | undefined, name: string): string {
  if (!value) throw new UsageError(`Il manque ${name}.`);
  return value;
}

/** What was asked for, or undefined for help; wrong arguments are told before any storage is opened. */
function parse(args: string[]): (() => Promise<void>) | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      since: { type: 'string' },
      phone: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, id] = positionals;
  if (values.help || !command) return undefined;
  const settings = readSettings();
  const since = parseSince(values.since);
  switch (command) {
    case 'list':
      return () => list(settings, write, since, values.json);
    case 'export':
      return () => exportCsv(settings, write, since);
    case 'notifications':
      return () => notifications(settings, write);
    case 'show':
      return show.bind(undefined, settings, write, argument(id, 'l’identifiant'));
    case 'handled':
      return handled.bind(undefined, settings, write, argument(id, 'l’identifiant'));
    case 'erase':
      return eraseByPhone.bind(undefined, settings, write, argument(values.phone, '--phone et le numéro'));
    default:
      throw new UsageError(`Commande inconnue : ${command}.`);
  }
}

async function main(args: string[]): Promise<number> {
  const command = parse(args);
  if (!command) {
    write(USAGE);
    return 0;
  }
  const store = await openStore({ brief: true });
  try {
    await command();
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
  const mistyped = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  console.error(mistyped ? `${error.message}\n\n${USAGE}` : error);
  return mistyped ? 2 : 1;
}

// `| head` closes the pipe early; that is no failure.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await main(process.argv.slice(2)).catch(explain);
