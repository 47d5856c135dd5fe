import { readFileSync, writeFileSync } from 'node:fs';

/** What the bench measures; each has a table of its own in RESULTS.md. */
export type Part = 'pages' | 'visit' | 'function' | 'build';

const RESULTS = new URL('RESULTS.md', import.meta.url);

/**
 * Puts the last table of one part between its two marks in RESULTS.md.
 *
 * @throws Error when the marks are not there
 */
export function writeResults(part: Part, text: string): void {
  const [start, end] = [`<!-- bench:${part}:start -->`, `<!-- bench:${part}:end -->`];
  const all = readFileSync(RESULTS, 'utf8');
  const [from, to] = [all.indexOf(start), all.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`RESULTS.md has no ${start} … ${end}.`);
  writeFileSync(RESULTS, `${all.slice(0, from + start.length)}\n\n${text}\n\n${all.slice(to)}`);
}
