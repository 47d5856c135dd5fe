/** Markup that may be shown as it is: only {@link html} makes it, and it escapes every value. */
export class Html extends String {
  declare readonly isMarkup: true;
}

/** Values of a template: a list is joined, undefined and false are left out. */
type Value = Html | string | number | boolean | undefined | readonly Value[];

function shown(value: Value): string {
  if (value === undefined || value === false || value === true) return '';
  if (Array.isArray(value)) return value.map(shown).join('');
  if (value instanceof Html) return value.toString();
  return String(value).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** Markup from a template; each value is escaped, for an element's text and for a quoted attribute. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((text, part, i) => text + shown(values[i - 1]) + part));
