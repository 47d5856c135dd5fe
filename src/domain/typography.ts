const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

const UNITS =
  '€|%|km|cm|mm|m|min|h|°C|kg|heures?|minutes?|secondes?|ans?|mois|jours?|communes|personnes?|avis|chevaux';

const NUMBER_AND_UNIT = new RegExp(`(\\d)[ \\u202f](?=(?:${UNITS})(?![\\p{L}]))`, 'gu');

/**
 * Applies French typography: curly apostrophes, and no-break spaces inside numbers and next to units and punctuation.
 * Numbers get the full no-break space, except before %, because the display font hardly shows the narrow one.
 */
export const typeset = (text: string): string =>
  text
    .replace(/'/g, '’')
    .replace(/[ \u00a0\u202f]([;?]|!(?!\[))/g, `${NARROW}$1`) // but not before a Markdown image: ![…]
    .replace(/[ \u00a0](:)(?=\s|$)/g, `${NO_BREAK}$1`)
    .replace(/«[ \u00a0\u202f]?/g, `«${NO_BREAK}`)
    .replace(/[ \u00a0\u202f]?»/g, `${NO_BREAK}»`)
    .replace(/(\d)[ \u202f](?=\d{3}(?!\d))/g, `$1${NO_BREAK}`)
    .replace(NUMBER_AND_UNIT, `$1${NO_BREAK}`)
    .replace(/(?<=\d) à (?=\d)/g, `${NO_BREAK}à${NO_BREAK}`)
    .replace(/\b(articles?|sous) (?=[LRD]?\d)/g, `$1${NO_BREAK}`)
    .replace(/n° (?=\d)/g, `n°${NO_BREAK}`)
    .replace(/(\d)\u00a0%/g, `$1${NARROW}%`)
    .replace(/(\d{2})[ \u202f](?=\d{2}(?!\d))/g, `$1${NO_BREAK}`);
