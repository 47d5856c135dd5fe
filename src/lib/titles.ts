import { type Names, renderInline } from './markdown.ts';

/** Characters of a title that search engines show. */
const SHOWN = 60;

/** A page's title as search engines show it: with the firm's name where there is room for it. */
export function searchTitle(title: string, brand: string): string {
  const signed = `${title} | ${brand}`;
  return signed.length > SHOWN || title.includes(brand) ? title : signed;
}

/** A tag, to be left as it is; or «pare-brise», or a verb with its pronoun: «a-t-elle», «puis-je». */
const TAG_OR_WHOLE = /<[^>]+>|pare-brise|\p{L}+(?:-t)?-(?:je|ils?|elles?|on|nous|vous)(?!\p{L})/giu;

/** A small word that leads to the next one: a line of a title does not end on it. */
const TAG_OR_SMALL_WORD = /<[^>]+>|(?<![\p{L}-])(?:\p{L}{1,2}|chez|que|sans) (?=[\p{L}\d])/giu;

/** A title, whose words with a hyphen are not cut in two, and whose small words do not end a line. */
export const renderTitle = (text: string, names: Names): string =>
  renderInline(text, names)
    .replace(TAG_OR_SMALL_WORD, (found) => (found.startsWith('<') ? found : `${found.trimEnd()}\u00a0`))
    .replace(TAG_OR_WHOLE, (found) =>
      found.startsWith('<') ? found : `<span class="nowrap">${found}</span>`,
    );
