/** E.164 allows at most 15 digits and no number is shorter than 7 with its country code. */
const E164_SHAPE = /^\+[1-9]\d{6,14}$/;

/** What the numbers of each overseas territory begin with, without the 0 (plan national de numérotation de l'Arcep). */
const OVERSEAS: Record<string, RegExp> = {
  262: /^(?:26[239]|639(?!98)|69[23]|7092|9(?:39|47)[89]|976[239])/,
  508: /^(?:508|708[45])/,
  590: /^(?:590|69[01]|7090|9(?:39|47)5|976[01])/,
  594: /^(?:[56]94|7093|9(?:39|47)6|976[45])/,
  596: /^(?:596|69[67]|7091|9(?:39|47)7|976[67])/,
};

/** A number of the French plan, of nine digits, with the code of its territory. 0639 98 is kept for fiction. */
function inPlan(number: string): string {
  const [code = '33'] = Object.entries(OVERSEAS).find(([, begins]) => begins.test(number)) ?? [];
  // In Saint-Pierre-et-Miquelon a line has six digits after the code.
  return `+${code}${code === '508' ? number.replace(/^508/, '') : number}`;
}

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
    .replace(/^\+(33|262|508|59[046])0/, '+$1')
    .replace(/^(?:\+33|0)?([1-9]\d{8})$/, (_, number: string) => inPlan(number));
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

/** Whether a number seems to have digits too few or too many. It is said, never held against the visitor. */
export function looksWrong(raw: string): boolean {
  const digits = raw.replace(/\(0\)|\p{L}.*|[^\d+]/gu, '').replace(/^00/, '+');
  const national = digits.replace(/^\+33|^33(?=\d{9})/, '0').replace(/^00/, '0');
  if (national.startsWith('+')) return national.length < 8 || national.length > 16;
  return national !== '' && (national.startsWith('0') ? national.length !== 10 : national.length < 10);
}

/**
 * What a number is to whoever is about to call it: `ordinary` is a French line or mobile, `special` a French number that
 * may be charged (08 …, plan de numérotation de l'Arcep), `foreign` one of another country, `unknown` no number with
 * which a call can be begun (an extension typed after it, a short number).
 */
type PhoneKind = 'ordinary' | 'special' | 'foreign' | 'unknown';

const ORDINARY = /^\+(?:33[1-79]\d{8}|(?:262|59[046])[5-79]\d{8}|2622\d{8}|508\d{6}|508708\d{6})$/;

/** The kind of a number, whatever way it is written. Anybody can type one that costs its caller. */
export function phoneKind(raw: string): PhoneKind {
  const key = phoneKey(raw);
  if (!key.startsWith('+')) return 'unknown';
  if (ORDINARY.test(key)) return 'ordinary';
  if (!key.startsWith('+33')) return 'foreign';
  return key.startsWith('+338') ? 'special' : 'unknown';
}

/** The number of an ordinary French line that a text begins with: a digit too many, or words, may follow it. */
export function dialable(raw: string): string | undefined {
  if (phoneKind(raw) === 'ordinary') return raw;
  const [found] = /^(?:(?:\+|00)33|0)\d{9}/.exec(raw.replace(/\(0\)|[ .-]/g, '')) ?? [];
  return found && phoneKind(raw) === 'unknown' && phoneKind(found) === 'ordinary' ? found : undefined;
}
