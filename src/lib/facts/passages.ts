import type { Names } from './names.ts';

/** A `{name}` inside a text of content/. */
export const NAME_PATTERN = /\{([a-z0-9-]+)\}/g;

/** `{si nom} … {fin}`: words that are printed where the name has a value, or where the promise isn't refused. */
export const PASSAGE = /\{si ([a-z0-9-]+)\}([\s\S]*?)\{fin\}/g;

/** The two ends of a passage. */
export const PASSAGE_ENDS = /\{si [a-z0-9-]+\}|\{fin\}/g;

/** The names that a text fills in, and those that its passages are bound to. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{(?:si )?([a-z0-9-]+)\}/g)].map(([, name = '']) => name);

/** Stands where a passage was taken away, until the line is known. */
const GONE = '\u0000';

/** Marks that begin a line of Markdown before its words: a list, a quotation, a heading. */
const LINE_MARKS = /^\s*(?:[-*+]|\d+\.|>|#{1,6})\s+/;

/** Whether a passage took all of a line, of a list's item or of a cell of a table. */
function isEmptied(line: string): boolean {
  if (!line.includes(GONE)) return false;
  const parts = line.trimStart().startsWith('|') ? line.split('|') : [line.replace(LINE_MARKS, '')];
  return parts.some((part) => part.includes(GONE) && part.replaceAll(GONE, '').trim() === '');
}

/** Passages that were taken away, with the spaces around them. */
const GAP = new RegExp(` *(?:${GONE} *)+`, 'g');

/** One space where there was any, none where a line begins or ends or before a mark that touches its word. */
function gapLeft(gap: string, at: number, text: string): string {
  const [before = '\n', after = '\n'] = [text[at - 1], text[at + gap.length]];
  return gap.includes(' ') && before !== '\n' && !'\n.,)'.includes(after) ? ' ' : '';
}

/**
 * Takes the passages away whose name is unknown or whose promise is refused, and the lines of Markdown that they leave
 * empty.
 */
export function withoutUnknown(text: string, names: Names): string {
  if (!text.includes('{si ')) return text;
  const marked = text.replace(PASSAGE, (_, name: string, words: string) => (name in names ? words : GONE));
  return marked
    .split('\n')
    .filter((line) => !isEmptied(line))
    .join('\n')
    .replace(GAP, gapLeft)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * A text as it is published: passages that nothing answers for are gone, and values stand in place of the `{names}`. An
 * unknown name stays as it is; `npm run check:content` refuses it.
 */
export const fillNames = (text: string, names: Names): string =>
  withoutUnknown(text, names).replace(NAME_PATTERN, (whole, name: string) => names[name] ?? whole);
