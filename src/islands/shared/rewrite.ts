/** Characters that formatting keeps: letters, digits and a leading plus. */
const KEPT = /[\dA-Za-z+]/;

/**
 * Where the caret stands after formatting: behind the same letter or digit as before.
 *
 * @param before text as typed, up to the caret
 * @param formatted the whole text after formatting
 * @returns caret position in `formatted`, in characters
 */
export function caretAfterFormat(before: string, formatted: string): number {
  let left = [...before].filter((character) => KEPT.test(character)).length;
  let position = 0;
  while (left > 0 && position < formatted.length) {
    if (KEPT.test(formatted.charAt(position))) left -= 1;
    position += 1;
  }
  return position;
}

/** Puts a text into a field as it is formatted; the caret stays where the visitor typed. */
export function rewrite(field: HTMLInputElement, formatted: string): void {
  const { value, selectionStart } = field;
  if (formatted === value) return;
  const caret = caretAfterFormat(value.slice(0, selectionStart ?? value.length), formatted);
  field.value = formatted;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

/** Whether an input is part of a character that is still being composed: such a field is left alone. */
export const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
