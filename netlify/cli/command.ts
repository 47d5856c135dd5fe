import type { Settings } from '../store/settings.ts';
import type { CommandLine } from './command-line.ts';
import type { Io } from './io.ts';

/** What a command is given besides its line. */
export interface Asked extends CommandLine {
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * One command.
 *
 * @returns the exit status, 0 where it says nothing
 * @throws StorageError, UsageError
 */
export type Command = (settings: Settings, io: Io, asked: Asked) => Promise<number | void>;
