/** `npm run demandes`: the firm's requests on the command line. */
import { createInterface } from 'node:readline/promises';
import type { Io } from './commands.ts';
import { main } from './main.ts';

const terminal: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  async confirm(question) {
    if (!process.stdin.isTTY) return false;
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return /^o(ui)?$/i.test((await lines.question(`${question} (oui/non) `)).trim());
    } finally {
      lines.close();
    }
  },
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `| head` closes the pipe early; that is no failure.
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`La sortie n’a pas pu être écrite (${error.code}).`);
  process.exit(1);
});
process.exitCode = await main(process.argv.slice(2), terminal);
