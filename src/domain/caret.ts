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
