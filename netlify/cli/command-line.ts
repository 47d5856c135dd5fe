import { parseArgs } from 'node:util';
import { parseSince } from './since.ts';
import { UsageError } from './usage.ts';

/** What each command takes: options, and the id of a request or its reference. */
const COMMANDS = {
  list: ['json', 'since'],
  show: ['id'],
  handled: ['id'],
  stats: ['since'],
  export: ['since'],
  notifications: [],
  resend: ['id'],
  test: [],
  erase: ['phone', 'dry-run', 'yes'],
  purge: ['dry-run', 'yes'],
} as const satisfies Record<string, readonly string[]>;

/** The names of the commands. */
export type CommandName = keyof typeof COMMANDS;

/** What was asked for; what the command does not take has its neutral value. */
export interface CommandLine {
  command: CommandName;
  json: boolean;
  /** Milliseconds since the epoch. */
  since: number;
  phone: string;
  /** Whether only what would be erased is told. */
  'dry-run': boolean;
  /** Whether erasing needs no question. */
  yes: boolean;
  /** A demandeId or a reference, not yet checked. */
  id: string;
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/**
 * Reads a command line. Nothing is passed over: `erase ABC234 --phone N` may not be meant to erase all of N.
 *
 * @param now ms since the epoch, which an age is counted back from
 * @returns undefined when help is asked for
 * @throws UsageError, or the TypeError of node's parser
 */
export function readCommandLine(args: string[], now: number): CommandLine | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      since: { type: 'string' },
      phone: { type: 'string' },
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help || args.length === 0) return undefined;
  const [command, ...rest] = positionals;
  if (command === undefined) throw new UsageError('Il manque la commande.');
  if (!isCommand(command)) throw new UsageError(`Commande inconnue : ${command}.`);
  const takes: readonly string[] = COMMANDS[command];
  const foreign = Object.keys(values).find((name) => !takes.includes(name));
  if (foreign) throw new UsageError(`${command} ne prend pas l’option --${foreign}.`);
  const extra = rest[takes.includes('id') ? 1 : 0];
  if (extra !== undefined) throw new UsageError(`${command} ne prend pas «\u202f${extra}\u202f».`);
  const [id = ''] = rest;
  if (takes.includes('id') && !id) throw new UsageError('Il manque l’identifiant.');
  const { json = false, phone = '', 'dry-run': dryRun = false, yes = false } = values;
  if (takes.includes('phone') && !phone.trim()) throw new UsageError('Il manque --phone et le numéro.');
  return { command, json, since: parseSince(values.since, now), phone, 'dry-run': dryRun, yes, id };
}
