import { LONGEST } from './lengths.ts';
import { type Names, renderInline } from './markdown.ts';
import { keepWhole, TOGETHER } from './whole-words.ts';

/** A page's title as search engines show it: with the firm's name where there is room for it. */
export function searchTitle(title: string, brand: string): string {
  const signed = `${title} | ${brand}`;
  return signed.length > LONGEST.title || title.includes(brand) ? title : signed;
}

/** A tag, or a short word with the next: no line of a title ends on the short one. */
const TAG_OR_SMALL_WORD = /<[^>]+>|(?<![\p{L}-])(?:\p{L}{1,2}|chez|que|sans) [\p{L}\d][^\s<]*/giu;

/** «en» before a whole name: they part only where one line has no room for both. */
const EN_WHOLE = /(?<![\p{L}-])en <span class="nowrap">[^<]+<\/span>/gu;

/** A title or a question, whose words with a hyphen are not cut in two, and whose small words do not end a line. */
export const renderTitle = (text: string, names: Names): string =>
  keepWhole(
    renderInline(text, names).replace(TAG_OR_SMALL_WORD, (found) =>
      found.startsWith('<') || found.length > TOGETHER.pair ? found : found.replace(' ', '\u00a0'),
    ),
  ).replace(EN_WHOLE, '<span class="nowrap">$&</span>');
