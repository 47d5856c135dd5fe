/** Markup that may be shown as it is: only {@link html} makes it, and it escapes every value. */
export class Html {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Values of a template: a list is joined, undefined and false are left out. */
type Value = Html | string | number | boolean | undefined | readonly Value[];

function shown(value: Value): string {
  if (value === undefined || value === false || value === true) return '';
  if (Array.isArray(value)) return value.map(shown).join('');
  if (value instanceof Html) return value.toString();
  return String(value).replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}

/** Markup from a template; each value is escaped, for an element's text and for a quoted attribute. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((text, part, i) => text + shown(values[i - 1]) + part));
