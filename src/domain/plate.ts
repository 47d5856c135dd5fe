export const PLATE_MAX_LENGTH = 9;

/** Pattern of the plates issued since 2009. */
const PLATE_PATTERN = /^[A-Z]{2}-\d{3}-[A-Z]{2}$/;

/** Whether a formatted plate has the pattern `AA-999-AA`; any other plate is accepted all the same. */
export const isPlateFormatValid = (plate: string): boolean => PLATE_PATTERN.test(plate);

/**
 * Formats a plate while it is typed: upper case, letters and digits only, dashes after the 2nd and the 5th character.
 * A plate that does not begin with two letters (1234 AB 75) gets no dashes, so that none of its characters is lost
 * to the nine-character limit.
 */
export function formatPlate(raw: string): string {
  const characters = raw.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (!/^[A-Z]{2}/.test(characters)) return characters.slice(0, PLATE_MAX_LENGTH);
  return [characters.slice(0, 2), characters.slice(2, 5), characters.slice(5, 7)].filter(Boolean).join('-');
}
