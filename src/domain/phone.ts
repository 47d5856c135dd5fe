/** E.164 allows at most 15 digits and no number is shorter than 7 with its country code. */
const E164_SHAPE = /^\+[1-9]\d{6,14}$/;

/**
 * The form under which two spellings of one phone number are the same to the firm.
 *
 * @param raw what the visitor typed, in any format
 * @returns the E.164 form (`+33639980001`) where there is one, else the trimmed text: nothing is ever refused
 */
export function phoneKey(raw: string): string {
  const text = raw.trim();
  const compact = text.replace(/\(0\)/g, '').replace(/[\s.\-()/\u2010-\u2015\u2212\p{Cf}]/gu, '');
  const international = compact
    .replace(/^00/, '+')
    .replace(/^(?=33[1-9]\d{8}$)/, '+')
    .replace(/^\+330/, '+33')
    .replace(/^0(?=[1-9]\d{8}$)/, '+33');
  return E164_SHAPE.test(international) ? international : text;
}

/** `tel:` address of a number as printed. */
export const telHref = (printed: string): string => `tel:${phoneKey(printed)}`;

/** Address of a chat with a number, opened with a text already written (digits only, no plus sign). */
export const chatHref = (printed: string, text: string): string =>
  `https://wa.me/${phoneKey(printed).replace('+', '')}?text=${encodeURIComponent(text)}`;

/** The shapes of a French number without its spaces, as it is typed. */
const NATIONAL = /^0[1-9]\d{0,8}$/;
const FROM_ABROAD = /^\+33[1-9]\d{0,8}$/;

/**
 * Groups a French number while it is typed: `06 39 98 00 01`, `+33 6 39 98 00 01`. Any other spelling, with dots or of
 * another country, is the visitor's own and stays as it is.
 *
 * @param raw the field's text
 */
export function groupPhone(raw: string): string {
  const digits = raw.replace(/ /g, '');
  if (NATIONAL.test(digits)) return digits.replace(/(\d\d)(?=\d)/g, '$1 ');
  if (FROM_ABROAD.test(digits)) return `+33 ${digits.slice(3).replace(/^(\d)(?=\d)|(\d\d)(?=\d)/g, '$& ')}`;
  return raw;
}

/** Whether a number has the ten digits of a French one, spaces aside. */
export const isWhole = (raw: string): boolean => /^0[1-9]\d{8}$/.test(raw.replace(/\s/g, ''));

/** Whether a number seems to lack digits. It is said, never held against the visitor. */
export function looksShort(raw: string): boolean {
  const key = phoneKey(raw).replace(/\D/g, '');
  if (key === '') return false;
  if (key.startsWith('33')) return key.length < 11;
  return key.length < (key.startsWith('0') ? 10 : 7);
}

/**
 * What a number is to whoever is about to call it: `ordinary` is a French line or mobile, `special` a French number that
 * may be charged (08 …, plan de numérotation de l'Arcep), `foreign` one of another country, `unknown` no number with
 * which a call can be begun (an extension typed after it, a short number).
 */
type PhoneKind = 'ordinary' | 'special' | 'foreign' | 'unknown';

/** The kind of a number, whatever way it is written. Anybody can type one that costs its caller. */
export function phoneKind(raw: string): PhoneKind {
  const key = phoneKey(raw);
  if (!key.startsWith('+')) return 'unknown';
  if (!key.startsWith('+33')) return 'foreign';
  if (/^\+33[1-79]\d{8}$/.test(key)) return 'ordinary';
  return key.startsWith('+338') ? 'special' : 'unknown';
}
