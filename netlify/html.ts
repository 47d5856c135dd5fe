/** Escaped markup; only {@link html} creates it. */
export class Html extends String {
  declare readonly isMarkup: true;
}

type Value = Html | string | number | boolean | undefined | readonly Value[];

function shown(value: Value): string {
  if (value === undefined || value === false || value === true) return '';
  if (Array.isArray(value)) return value.map(shown).join('');
  if (value instanceof Html) return value.toString();
  return String(value).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** Escapes values for text and quoted attributes, except {@link Html}. Joins arrays; omits undefined and booleans. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((text, part, i) => text + shown(values[i - 1]) + part));
