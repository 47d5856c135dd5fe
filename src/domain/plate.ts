const LONGEST = /^.{0,20}/su;

const PLATE_PATTERN = /^[A-Z]{2}-\d{3}-[A-Z]{2}$/;

/** SINCE_2009 matches a plate `AA-999-AA` in a text, with or without separators; BEGUN, the beginning of one. */
const SINCE_2009 = /(?:^|[ -])(?:[A-Z][ -]?){2}(?:\d[ -]?){3}[A-Z][ -]?[A-Z]/;
const BEGUN = /^[A-Z]{2}(?:-?\d{0,3}|-?\d{3}-?[A-Z]?)$/;

/** Matches a text in which `maskPlate` put dashes while it began like `AA-999-AA`, but which continues differently. */
const NO_LONGER_BEGUN = /^[A-Z]{2}-(?:\d{3}-[A-Z]|\d{1,3})[^-]+$/;

/** Matches the country letter F that a scan may put before a French plate. */
const F_BESIDE =
  /^(?:F[ -]?)+(?=[A-Z]{2}[ -]\d{3}[ -][A-Z]{2}|\d{1,4}[ -]?[A-Z]{1,3}[ -]?(?:\d{2}|2[AB]|9[78]\d)$)/;

/** Whether a plate is of the form `AA-999-AA`; other plates are accepted too. */
export const isPlateFormatValid = (plate: string): boolean => PLATE_PATTERN.test(plate);

/**
 * Formats a plate while typing. Plates since 2009 become `AA-999-AA`; other plates keep their separators, because
 * B-MA 12 and BM-A 12 are different plates.
 * @returns upper case, at most 20 characters; may end in a separator just typed
 */
export function maskPlate(raw: string): string {
  const text = raw
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, (between) => (/[\p{Pd}\u2212]/u.test(between) ? '-' : ' '))
    .replace(/^[ -]/, '')
    .replace(F_BESIDE, '');
  const [found] = SINCE_2009.exec(text) ?? [];
  if (found) return found.replace(/[ -]/g, '').replace(/^(..)(...)/, '$1-$2-');
  if (BEGUN.test(text)) return text.replace(/^([A-Z]{2})(?=\d)/, '$1-').replace(/(\d{3})(?=[A-Z])/, '$1-');
  const whole = NO_LONGER_BEGUN.test(text) ? text.replaceAll('-', '') : text;
  return LONGEST.exec(whole)?.[0] ?? '';
}

/** Formats a complete plate, without a separator at the end. */
export const formatPlate = (raw: string): string => maskPlate(raw).replace(/[ -]$/, '');
