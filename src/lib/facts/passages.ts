import type { Facts } from './facts.ts';

export const FACT_PATTERN = /\{([a-z0-9-]+)\}/g;

/** Matches `{si nom} … {fin}`, a passage that is published if `nom` is in {@link Facts}. */
export const PASSAGE = /\{si ([a-z0-9-]+)\}([\s\S]*?)\{fin\}/g;

export const PASSAGE_ENDS = /\{si [a-z0-9-]+\}|\{fin\}/g;

/** Returns the names in the placeholders (`{nom}`) and passages (`{si nom}`) of a text. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(/\{(?:si )?([a-z0-9-]+)\}/g)].map(([, name = '']) => name);

/** Stands for a removed passage until `withoutUnknown` has removed emptied lines and the spaces around the passage. */
const GONE = '\u0000';

const LINE_MARKS = /^\s*(?:[-*+]|\d+\.|>|#{1,6})\s+/;

/** Whether a line or one of its table cells contains only removed passages, apart from a Markdown mark (`- `). */
function isEmptied(line: string): boolean {
  if (!line.includes(GONE)) return false;
  const parts = line.trimStart().startsWith('|') ? line.split('|') : [line.replace(LINE_MARKS, '')];
  return parts.some((part) => part.includes(GONE) && part.replaceAll(GONE, '').trim() === '');
}

const GAP = new RegExp(` *(?:${GONE} *)+`, 'g');

/** Returns what replaces removed passages and the spaces around them: one space, or '' where the text needs none. */
function gapLeft(gap: string, at: number, text: string): string {
  const [before = '\n', after = '\n'] = [text[at - 1], text[at + gap.length]];
  return gap.includes(' ') && before !== '\n' && !'\n.,)'.includes(after) ? ' ' : '';
}

/** Removes passages whose name is not in `facts`, then Markdown lines left empty and table rows with a cell left empty. */
export function withoutUnknown(text: string, facts: Facts): string {
  if (!text.includes('{si ')) return text;
  const marked = text.replace(PASSAGE, (_, name: string, words: string) => (name in facts ? words : GONE));
  return marked
    .split('\n')
    .filter((line) => !isEmptied(line))
    .join('\n')
    .replace(GAP, gapLeft)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Removes unpublished passages and fills in `{nom}`. An unknown `{nom}` stays; `npm run check:content` reports it. */
export const fillFacts = (text: string, facts: Facts): string =>
  withoutUnknown(text, facts).replace(FACT_PATTERN, (whole, name: string) => facts[name] ?? whole);
