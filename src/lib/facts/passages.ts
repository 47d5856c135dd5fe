import type { Facts } from './facts.ts';

export const FACT_PATTERN = /\{([a-z0-9-]+)\}/g;

/** `{si nom} … {fin}`: printed only if the fact has a value, or the company has not declined the commitment. */
export const PASSAGE = /\{si ([a-z0-9-]+)\}([\s\S]*?)\{fin\}/g;

export const PASSAGE_ENDS = /\{si [a-z0-9-]+\}|\{fin\}/g;

/** Names in a text, including those of its passages. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(/\{(?:si )?([a-z0-9-]+)\}/g)].map(([, name = '']) => name);

/** Stands for a removed passage until we know whether its line is empty. */
const GONE = '\u0000';

const LINE_MARKS = /^\s*(?:[-*+]|\d+\.|>|#{1,6})\s+/;

/** Whether removed passages leave the line, list item or table cell empty. */
function isEmptied(line: string): boolean {
  if (!line.includes(GONE)) return false;
  const parts = line.trimStart().startsWith('|') ? line.split('|') : [line.replace(LINE_MARKS, '')];
  return parts.some((part) => part.includes(GONE) && part.replaceAll(GONE, '').trim() === '');
}

const GAP = new RegExp(` *(?:${GONE} *)+`, 'g');

/** Leaves one space in the gap of a removed passage, but none at line ends and before closing punctuation. */
function gapLeft(gap: string, at: number, text: string): string {
  const [before = '\n', after = '\n'] = [text[at - 1], text[at + gap.length]];
  return gap.includes(' ') && before !== '\n' && !'\n.,)'.includes(after) ? ' ' : '';
}

/** Removes passages about facts without a value or about declined commitments, and the Markdown lines left empty. */
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

/** Resolves passages and replaces placeholders. Leaves unknown placeholders, which `npm run check:content` rejects. */
export const fillFacts = (text: string, facts: Facts): string =>
  withoutUnknown(text, facts).replace(FACT_PATTERN, (whole, name: string) => facts[name] ?? whole);
