import { Renderer } from 'marked';

/** HTML of a plain text. */
export type Words = (text: string) => string;

export const escapeText: Words = (text) => Renderer.prototype.text({ type: 'text', raw: text, text });

/** In characters; longer words would overflow the narrowest column. */
const MOST = { pair: 14, word: 17 };

/**
 * A hyphenated word such as «pare-brise» or «24-48h», with the adjoining «d’» or punctuation: browsers may break lines
 * at the edges of an inline block.
 */
const HYPHENATED = String.raw`(?:\p{L}{1,2}’|(?<!\p{L})de[ \u00a0](?=[Pp]are-brise))?[\p{L}\d]+(?:-[\p{L}\d]+)+(?:[\u00a0\u202f]?[,.;:!?)»])*`;

const WORD = new RegExp(`(${HYPHENATED})`, 'u');

/** A break is allowed after «en» only if both don't fit on a line. */
const EN = 'en ';
const EN_WORD = new RegExp(String.raw`((?<![\p{L}-])${EN}${HYPHENATED})`, 'u');

/** A short word, kept on the line of the next word. */
const SMALL_WORD = /(?<![\p{L}-])(?:\p{L}{1,2}|chez|que|sans) [\p{L}\d]\S*/giu;

/** Wraps what a pattern finds, up to a length, so that it stays on one line. */
const wrap = (text: string, pattern: RegExp, most: number, html: Words): string =>
  text
    .split(pattern)
    .map((part, index) =>
      index % 2 === 1 && part.length <= most ? `<span class="nowrap">${html(part)}</span>` : html(part),
    )
    .join('');

/** No line breaks inside hyphenated words. The plain hyphen stays, so that find-in-page works. */
export const keepWhole: Words = (text) => wrap(text, WORD, MOST.word, escapeText);

/** Also prevents line breaks after the short words of a title. */
export const keepTitle: Words = (text) =>
  wrap(
    text.replace(SMALL_WORD, (pair) => (pair.length > MOST.pair ? pair : pair.replace(' ', '\u00a0'))),
    EN_WORD,
    EN.length + MOST.word,
    keepWhole,
  );
