import { type Names, renderInline } from './markdown.ts';

/** A tag, to be left as it is; or «pare-brise», or a verb with its pronoun: «a-t-elle», «puis-je». */
const TAG_OR_WHOLE = /<[^>]+>|pare-brise|\p{L}+(?:-t)?-(?:je|ils?|elles?|on|nous|vous)(?!\p{L})/giu;

/** A title, whose words with a hyphen are not cut in two at the end of a line. */
export const renderTitle = (text: string, names: Names): string =>
  renderInline(text, names).replace(TAG_OR_WHOLE, (found) =>
    found.startsWith('<') ? found : `<span class="nowrap">${found}</span>`,
  );
