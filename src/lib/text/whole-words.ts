import { Renderer } from 'marked';

/** Renders plain text as HTML. */
export type Words = (text: string) => string;

export const escapeText: Words = (text) => Renderer.prototype.text({ type: 'text', raw: text, text });

/** Maximum length in characters of a text that is kept on one line, because it must fit into the narrowest column. */
const MOST = { pair: 14, word: 17 };

/**
 * Matches a hyphenated word. The match includes «d’», «l’» or the like before the word, «de» before «pare-brise» only,
 * and punctuation after the word, because browsers may break lines at the edge of a span.
 */
const HYPHENATED = String.raw`(?:\p{L}{1,2}’|(?<!\p{L})de[ \u00a0](?=[Pp]are-brise))?[\p{L}\d]+(?:-[\p{L}\d]+)+(?:[\u00a0\u202f]?[,.;:!?)»])*`;

const WORD = new RegExp(`(${HYPHENATED})`, 'u');

const EN = 'en ';
const EN_WORD = new RegExp(String.raw`((?<![\p{L}-])${EN}${HYPHENATED})`, 'u');

/** Matches a short word and the next word, which stay on one line if they fit. */
const SMALL_WORD = /(?<![\p{L}-])(?:\p{L}{1,2}|chez|que|sans) [\p{L}\d]\S*/giu;

/** Prevents line breaks in matches of up to `most` characters. @param pattern has one group, which `split` keeps */
const wrap = (text: string, pattern: RegExp, most: number, html: Words): string =>
  text
    .split(pattern)
    .map((part, index) =>
      index % 2 === 1 && part.length <= most ? `<span class="nowrap">${html(part)}</span>` : html(part),
    )
    .join('');

/** Wraps hyphenated words in spans without line breaks. Non-breaking hyphens would hide them from find-in-page. */
export const keepWhole: Words = (text) => wrap(text, WORD, MOST.word, escapeText);

/** Same as `keepWhole`, but also keeps each short word on one line with the next word. */
export const keepTitle: Words = (text) =>
  wrap(
    text.replace(SMALL_WORD, (pair) => (pair.length > MOST.pair ? pair : pair.replace(' ', '\u00a0'))),
    EN_WORD,
    EN.length + MOST.word,
    keepWhole,
  );
