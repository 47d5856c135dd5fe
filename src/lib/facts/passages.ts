import type { Facts } from './facts.ts';

export const FACT_PATTERN = /\{([a-z0-9-]+)\}/g;

/** Matches `{si nom} … {fin}`, which is published unless the fact has no value or the commitment was declined. */
export const PASSAGE = /\{si ([a-z0-9-]+)\}([\s\S]*?)\{fin\}/g;

export const PASSAGE_ENDS = /\{si [a-z0-9-]+\}|\{fin\}/g;

/** Names of facts in a text, including those of its passages. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(/\{(?:si )?([a-z0-9-]+)\}/g)].map(([, name = '']) => name);

/** Marks a removed passage until we know whether its line is empty. */
const GONE = '\u0000';

const LINE_MARKS = /^\s*(?:[-*+]|\d+\.|>|#{1,6})\s+/;

/** Whether a line, list item or table cell is empty without its removed passages. */
function isEmptied(line: string): boolean {
  if (!line.includes(GONE)) return false;
  const parts = line.trimStart().startsWith('|') ? line.split('|') : [line.replace(LINE_MARKS, '')];
  return parts.some((part) => part.includes(GONE) && part.replaceAll(GONE, '').trim() === '');
}

const GAP = new RegExp(` *(?:${GONE} *)+`, 'g');

/** A removed passage leaves one space, but none at line ends and before punctuation. */
function gapLeft(gap: string, at: number, text: string): string {
  const [before = '\n', after = '\n'] = [text[at - 1], text[at + gap.length]];
  return gap.includes(' ') && before !== '\n' && !'\n.,)'.includes(after) ? ' ' : '';
}

/** Removes passages whose fact has no value or whose commitment was declined, and Markdown lines left empty. */
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

/** Resolves passages and replaces placeholders. Unknown placeholders stay; `npm run check:content` reports them. */
export const fillFacts = (text: string, facts: Facts): string =>
  withoutUnknown(text, facts).replace(FACT_PATTERN, (whole, name: string) => facts[name] ?? whole);
