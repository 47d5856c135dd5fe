/** Ends what was opened, last first, when the terminal or the system asks for it. */
const opened: (() => unknown)[] = [];

/** Has something closed at the end. */
export const closeAtEnd = (close: () => unknown): void => void opened.push(close);

let closing: Promise<void> | undefined;

/** Closes everything and ends the process. */
export function end(code = 0): Promise<void> {
  closing ??= (async () => {
    for (const close of opened.toReversed()) await close();
    process.exit(code);
  })();
  return closing;
}

// From the first moment: a Ctrl-C while things still start must leave nothing running either.
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
