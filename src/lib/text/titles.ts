import { LONGEST } from './lengths.ts';
import { type Facts, renderInline } from './markdown.ts';
import { keepWhole, TOGETHER } from './whole-words.ts';

/** Title tag: appends the brand if it fits in the limit. */
export function searchTitle(title: string, brand: string): string {
  const signed = `${title} | ${brand}`;
  return signed.length > LONGEST.title || title.includes(brand) ? title : signed;
}

/** Tags are skipped; a short word is kept on the line of the next word. */
const TAG_OR_SMALL_WORD = /<[^>]+>|(?<![\p{L}-])(?:\p{L}{1,2}|chez|que|sans) [\p{L}\d][^\s<]*/giu;

/** «en» before an unbreakable name: a break is allowed only if both don't fit on a line. */
const EN_WHOLE = /(?<![\p{L}-])en <span class="nowrap">[^<]+<\/span>/gu;

/** Renders a title without breaks inside hyphenated words or after short words. */
export const renderTitle = (text: string, facts: Facts): string =>
  keepWhole(
    renderInline(text, facts).replace(TAG_OR_SMALL_WORD, (found) =>
      found.startsWith('<') || found.length > TOGETHER.pair ? found : found.replace(' ', '\u00a0'),
    ),
  ).replace(EN_WHOLE, '<span class="nowrap">$&</span>');
