import { parseArgs, type ParseArgsConfig } from 'node:util';
import { instantOf } from '../../src/domain/paris.ts';

/** A mistake in the command line; the message is a sentence for whoever typed it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;

export type CommandName = 'list' | 'show' | 'export' | 'erase' | 'test' | 'link' | 'relance';

const OPTIONS: Record<CommandName, NonNullable<ParseArgsConfig['options']>> = {
  list: { json: flag },
  show: {},
  export: {},
  erase: { phone: text, 'dry-run': flag, yes: flag },
  test: {},
  link: {},
  relance: { at: text },
};

/** The parsed command line. */
export interface CommandLine {
  command: CommandName;
  /** A demandeId, a public number or a reference, not yet checked. */
  id?: string;
  json?: boolean;
  phone?: string;
  /** Whether only what would be erased is shown. */
  'dry-run'?: boolean;
  /** Whether erasing needs no question. */
  yes?: boolean;
  /** A moment, ms since the epoch. */
  at?: number;
}

export const USAGE = `npm run demandes -- COMMANDE

  list [--json]                  toutes les demandes, la plus récente d’abord
  show IDENTIFIANT               une demande et son historique
  export                         toutes les demandes en CSV, pour un tableur
  erase --phone N [--dry-run]    efface ce qui concerne un numéro
  test                           un message d’essai par canal
  link                           un lien qui ouvre le bureau
  relance [--at MOMENT]          envoie ce qui est dû, comme à ce moment (2026-11-25T08:00) ; stockage local seulement

Tout le reste se fait au bureau.
`;

const isCommand = (name: string): name is CommandName => Object.hasOwn(OPTIONS, name);

/** A moment as the firm's clocks show it, or with a zone of its own. */
function momentIn(typed: string): number {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(typed) ?? [];
  const moment = date && time ? instantOf(date, time) : Date.parse(typed);
  if (!Number.isNaN(moment)) return moment;
  throw new UsageError(`«\u202f${typed}\u202f» n’est pas un moment, comme 2026-11-25T08:00.`);
}

const parsedArgs = (command: CommandName, args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS[command] });
  } catch {
    // Node's parser says in English what it did not understand.
    throw new UsageError(`«\u202f${command} ${args.join(' ')}\u202f» n’est pas compris.`);
  }
};

/**
 * Reads a command line. Nothing is passed over: `erase ABC234 --phone N` may not be meant to erase all of N.
 *
 * @returns undefined when help is asked for
 * @throws UsageError
 */
export function readCommandLine([command, ...args]: string[]): CommandLine | undefined {
  if (command === undefined || [command, ...args].some((arg) => arg === '--help' || arg === '-h')) {
    return undefined;
  }
  if (!isCommand(command)) throw new UsageError(`Commande inconnue\u00a0: ${command}.`);
  const { positionals, values } = parsedArgs(command, args);
  const { at, ...options } = values as Omit<CommandLine, 'command' | 'id' | 'at'> & { at?: string };
  const id = command === 'show' ? positionals.shift() : undefined;
  if (positionals[0]) throw new UsageError(`${command} ne prend pas «\u202f${positionals[0]}\u202f».`);
  if (command === 'show' && !id) throw new UsageError('Il manque l’identifiant.');
  if (command === 'erase' && !options.phone?.trim()) throw new UsageError('Il manque --phone et le numéro.');
  return { command, ...options, ...(id && { id }), ...(at && { at: momentIn(at) }) };
}
