import { readFileSync, writeFileSync } from 'node:fs';

const RESULTS = new URL('RESULTS.md', import.meta.url);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((lower ?? Number.NaN) + (upper ?? Number.NaN)) / 2;
}

/** Right-aligns all columns but the first. */
export function markdownTable(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column ? '--:' : '---'))), ...rows.map(line)].join('\n');
}

/** Replaces the text between the markers of a part in RESULTS.md. @throws Error if a marker is missing */
export function writeResults(part: string, text: string): void {
  const [start, end] = [`<!-- bench:${part}:start -->`, `<!-- bench:${part}:end -->`];
  const all = readFileSync(RESULTS, 'utf8');
  const [from, to] = [all.indexOf(start), all.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`RESULTS.md has no ${start} … ${end}.`);
  writeFileSync(RESULTS, `${all.slice(0, from + start.length)}\n\n${text}\n\n${all.slice(to)}`);
}
