import { Renderer } from 'marked';

/** Renders text as HTML. */
export type Words = (text: string) => string;

export const escapeText: Words = (text) => Renderer.prototype.text({ type: 'text', raw: text, text });

/** Maximum lengths in characters of texts without line breaks, which must fit into the narrowest column. */
const MOST = { pair: 14, word: 17 };

/** Matches a hyphenated word, «d’» before it and punctuation after it: browsers may break a line at a span's edge. */
const HYPHENATED = String.raw`(?:\p{L}{1,2}’|(?<!\p{L})de[ \u00a0](?=[Pp]are-brise))?[\p{L}\d]+(?:-[\p{L}\d]+)+(?:[\u00a0\u202f]?[,.;:!?)»])*`;

const WORD = new RegExp(`(${HYPHENATED})`, 'u');

/** Matches «en» and a hyphenated word, to keep both on one line if they fit. */
const EN = 'en ';
const EN_WORD = new RegExp(String.raw`((?<![\p{L}-])${EN}${HYPHENATED})`, 'u');

/** Matches a short word and the word after it, to keep both on one line. */
const SMALL_WORD = /(?<![\p{L}-])(?:\p{L}{1,2}|chez|que|sans) [\p{L}\d]\S*/giu;

/** Puts each match that is not longer than `most` into an element without line breaks. */
const wrap = (text: string, pattern: RegExp, most: number, html: Words): string =>
  text
    .split(pattern)
    .map((part, index) =>
      index % 2 === 1 && part.length <= most ? `<span class="nowrap">${html(part)}</span>` : html(part),
    )
    .join('');

/** Prevents line breaks in hyphenated words. Keeps the normal hyphen, so that find-in-page works. */
export const keepWhole: Words = (text) => wrap(text, WORD, MOST.word, escapeText);

/** Same as `keepWhole`, and also keeps each short word on one line with the next word. */
export const keepTitle: Words = (text) =>
  wrap(
    text.replace(SMALL_WORD, (pair) => (pair.length > MOST.pair ? pair : pair.replace(' ', '\u00a0'))),
    EN_WORD,
    EN.length + MOST.word,
    keepWhole,
  );
