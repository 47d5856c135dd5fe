import { type Names, renderInline } from './markdown.ts';

/** «pare-brise», and a verb with its pronoun: «a-t-elle», «puis-je». */
const WHOLE = /pare-brise|\p{L}+(?:-t)?-(?:je|ils?|elles?|on|nous|vous)(?!\p{L})/giu;

/** A title, whose words with a hyphen are not cut in two at the end of a line. */
export const renderTitle = (text: string, names: Names): string =>
  renderInline(text, names).replace(WHOLE, '<span class="nowrap">$&</span>');
