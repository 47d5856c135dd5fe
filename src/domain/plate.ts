/** Longest dashed plate, `AB-123-CD` (specification 1 §5). */
export const PLATE_MAX_LENGTH = 9;

/** Pattern of the plates issued since 2009 (specification 1 §5). */
const PLATE_PATTERN = /^[A-Z]{2}-\d{3}-[A-Z]{2}$/;

/** Whether a formatted plate has the pattern `AA-999-AA`; any other plate is accepted all the same. */
export const isPlateFormatValid = (plate: string): boolean => PLATE_PATTERN.test(plate);

/**
 * Formats a plate while it is typed: upper case, letters and digits only, dashes after the 2nd and the 5th character.
 * A plate that does not begin with two letters (1234 AB 75) gets no dashes, so that none of its characters is lost
 * to the nine-character limit (DESIGN §7, «Plate mask»).
 */
export function formatPlate(raw: string): string {
  const characters = raw.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (!/^[A-Z]{2}/.test(characters)) return characters.slice(0, PLATE_MAX_LENGTH);
  return [characters.slice(0, 2), characters.slice(2, 5), characters.slice(5, 7)].filter(Boolean).join('-');
}

/**
 * Where the caret stands after formatting: behind the same letter or digit as before (DESIGN §7).
 *
 * @param before text as typed, up to the caret
 * @param formatted the whole text after formatting
 * @returns caret position in `formatted`, in characters
 */
export function caretAfterFormat(before: string, formatted: string): number {
  let left = before.replace(/[^A-Za-z0-9]/g, '').length;
  let position = 0;
  while (left > 0 && position < formatted.length) {
    if (formatted[position] !== '-') left -= 1;
    position += 1;
  }
  return position;
}
