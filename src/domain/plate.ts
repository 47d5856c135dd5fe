/** Longest plate of another form, in characters. */
const LONGEST = /^.{0,20}/su;

/** Pattern of the plates issued since 2009. */
const PLATE_PATTERN = /^[A-Z]{2}-\d{3}-[A-Z]{2}$/;

/** Such a plate anywhere in a text, its characters set apart or not; and one that is not whole yet. */
const SINCE_2009 = /(?:^|[ -])(?:[A-Z][ -]?){2}(?:\d[ -]?){3}[A-Z][ -]?[A-Z]/;
const BEGUN = /^[A-Z]{2}(?:-?\d{0,3}|-?\d{3}-?[A-Z]?)$/;

/** A plate of another form that got dashes as long as it could be such a one. */
const NO_LONGER_BEGUN = /^[A-Z]{2}-(?:\d{3}-[A-Z]|\d{1,3})[^-]+$/;

/** The country's F, read by a camera with the plate of either French form that stands beside it. */
const F_BESIDE =
  /^(?:F[ -]?)+(?=[A-Z]{2}[ -]\d{3}[ -][A-Z]{2}|\d{1,4}[ -]?[A-Z]{1,3}[ -]?(?:\d{2}|2[AB]|9[78]\d)$)/;

/** Whether a formatted plate has the pattern `AA-999-AA`; any other plate is accepted all the same. */
export const isPlateFormatValid = (plate: string): boolean => PLATE_PATTERN.test(plate);

/**
 * Formats a plate while it is typed. One issued since 2009 is `AA-999-AA`, without what a camera read beside it. Any
 * other one keeps the places of its separators, which tell B-MA 12 from BM-A 12; each is a space or a dash.
 *
 * @returns upper case, at most 20 characters; it may end in the separator that was typed last
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

/** Formats a plate that is typed whole, as `maskPlate`; without a separator at its end. */
export const formatPlate = (raw: string): string => maskPlate(raw).replace(/[ -]$/, '');
