/** `npm run demandes`: the firm's requests on the command line. */
import { processIo } from './io.ts';
import { main } from './main.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `| head` closes the pipe early; that is no failure.
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`La sortie n’a pas pu être écrite (${error.code}).`);
  process.exit(1);
});
process.exitCode = await main(process.argv.slice(2), processIo);
