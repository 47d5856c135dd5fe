import { createInterface } from 'node:readline/promises';
import type { OnProgress } from '../store/admin.ts';

/** What a command needs of its terminal. */
export interface Io {
  /** Writes what was asked for. */
  out: (text: string) => void;
  /** Writes what is said besides: progress, mistakes. */
  err: (text: string) => void;
  /** Whether {@link err} is a terminal, on which a line can be written anew. */
  isTerminal: boolean;
  /** Asks a question that only «oui» says yes to; no where nobody is there to answer. */
  confirm: (question: string) => Promise<boolean>;
}

/** The terminal of this process. */
export const processIo: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  async confirm(question) {
    if (!process.stdin.isTTY) return false;
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return /^o(ui)?$/i.test((await terminal.question(`${question} (oui/non) `)).trim());
    } finally {
      terminal.close();
    }
  },
};

/** Shows on the error output how far a long reading is; short ones say nothing. */
export function progress(label: string, { err, isTerminal }: Io): OnProgress {
  let shown = false;
  return (read, total) => {
    shown ||= read < total;
    if (!shown) return;
    const end = read >= total ? '\n' : '';
    err(`${isTerminal ? '\r' : ''}${label} : ${read} / ${total}${isTerminal ? end : '\n'}`);
  };
}
