import type { OnProgress } from '../store/admin.ts';
import type { Io } from './io.ts';

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
