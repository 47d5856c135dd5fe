import { type Names, renderInline } from './markdown.ts';

/** A title, whose «pare-brise» is not cut in two at the end of a line. */
export const renderTitle = (text: string, names: Names): string =>
  renderInline(text, names).replace(/[Pp]are-brise/g, '<span class="nowrap">$&</span>');
