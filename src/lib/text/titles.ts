import { type Names, renderInline } from './markdown.ts';

/** Characters of a title that search engines show. */
const SHOWN = 60;

/** A page's title as search engines show it: with the firm's name where there is room for it. */
export function searchTitle(title: string, brand: string): string {
  const signed = `${title} | ${brand}`;
  return signed.length > SHOWN || title.includes(brand) ? title : signed;
}

/**
 * A tag, to be left as it is; or «pare-brise», a name of places, or a verb with its pronoun: «a-t-elle», «puis-je». With
 * what touches it («d’», «de», a comma): a browser may break a line at the edges of an inline block.
 */
const TAG_OR_WHOLE =
  /<[^>]+>|(?:\p{L}{1,2}’|(?<!\p{L})de[ \u00a0](?=[Pp]are-brise))?(?:[Pp]are-brise|\p{Lu}\p{L}+(?:-\p{L}+)*-\p{Lu}\p{L}+|\p{L}+(?:-t)?-(?:je|ils?|elles?|on|nous|vous)(?!\p{L}))(?:[\u00a0\u202f]?[,.;:!?)»])*/gu;

/** A small word and the next one: a line of a title does not end on the first. */
const TAG_OR_SMALL_WORD = /<[^>]+>|(?<![\p{L}-])(?:\p{L}{1,2}|chez|que|sans) [\p{L}\d][^\s<]*/giu;

/** «en» before a whole name: they part only where one line has no room for both. */
const EN_WHOLE = /(?<![\p{L}-])en <span class="nowrap">[^<]+<\/span>/gu;

/** Characters that a title keeps together: what is longer would leave the narrowest column. */
const TOGETHER = { pair: 14, word: 17 };

/** A title, whose words with a hyphen are not cut in two, and whose small words do not end a line. */
export const renderTitle = (text: string, names: Names): string =>
  renderInline(text, names)
    .replace(TAG_OR_SMALL_WORD, (found) =>
      found.startsWith('<') || found.length > TOGETHER.pair ? found : found.replace(' ', '\u00a0'),
    )
    .replace(TAG_OR_WHOLE, (found) =>
      found.startsWith('<') || found.length > TOGETHER.word ? found : `<span class="nowrap">${found}</span>`,
    )
    .replace(EN_WHOLE, '<span class="nowrap">$&</span>');
