import { readFileSync, writeFileSync } from 'node:fs';

/** What the bench measures; each has a table of its own in the README. */
export type Part = 'pages' | 'function' | 'build';

/**
 * Puts the last table of one part between its two marks in README.md.
 *
 * @throws Error when the marks are not there
 */
export function writeReadme(part: Part, text: string): void {
  const [start, end] = [`<!-- bench:${part}:start -->`, `<!-- bench:${part}:end -->`];
  const readme = readFileSync('README.md', 'utf8');
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no ${start} … ${end}.`);
  writeFileSync('README.md', `${readme.slice(0, from + start.length)}\n\n${text}\n\n${readme.slice(to)}`);
}
