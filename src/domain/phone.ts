/** E.164 number of 7 to 15 digits, with the country code. */
const E164_SHAPE = /^\+[1-9]\d{6,14}$/;

/**
 * First digits of overseas numbers, without the leading 0, by country code. Lists only digits on which libphonenumber
 * and Arcep (the French regulator) agree; other numbers, such as 639 98 (reserved for fiction), count as mainland.
 */
const OVERSEAS: Record<string, RegExp> = {
  262: /^(?:26[239]|639(?!98)|69[23]|7092[0-3]|7093[5-7])/,
  508: /^(?:508|708(?:4[0-5]|5[0-6]))/,
  590: /^(?:590|69[01]|7090[0-4])/,
  594: /^(?:[56]94|7093[0-3])/,
  596: /^(?:596|69[67]|7091[0-3])/,
};

/** Converts nine national digits to E.164. */
function inPlan(number: string): string {
  const [code = '33'] = Object.entries(OVERSEAS).find(([, begins]) => begins.test(number)) ?? [];
  // Numbers in 0508 (Saint-Pierre-et-Miquelon) have six digits after the country code.
  return `+${code}${code === '508' ? number.replace(/^508/, '') : number}`;
}

const compact = (raw: string): string =>
  raw.replace(/^\s*tel:|\(0\)|[\s.\-()/\u2010-\u2015\u2212\p{Cf}]/giu, '');

/** @returns E.164 (`+33639980001`) for comparison, or the trimmed text if it is no phone number */
export function phoneKey(raw: string): string {
  const text = raw.trim();
  const international = compact(text)
    .replace(/^00/, '+')
    .replace(/^(?=33[1-9]\d{8}$)/, '+')
    .replace(/^\+(33|262|508|59[046])0/, '+$1')
    .replace(/^(?:\+33|0)?([1-9]\d{8})$/, (_, number: string) => inPlan(number));
  return E164_SHAPE.test(international) ? international : text;
}

export const telHref = (printed: string): string => `tel:${phoneKey(printed)}`;

export const chatHref = (printed: string, text: string): string =>
  `https://wa.me/${phoneKey(printed).replace('+', '')}?text=${encodeURIComponent(text)}`;

const NATIONAL = /^0[1-9]\d{0,8}$/;
const FROM_ABROAD = /^\+33[1-9]\d{0,8}$/;

/** Formats a French number while it is typed: `06 39 98 00 01`, `+33 6 39 98 00 01`. Leaves other formats unchanged. */
export function groupPhone(raw: string): string {
  const digits = raw.replace(/ /g, '');
  if (NATIONAL.test(digits)) return digits.replace(/(\d\d)(?=\d)/g, '$1 ');
  if (FROM_ABROAD.test(digits)) return `+33 ${digits.slice(3).replace(/^(\d)(?=\d)|(\d\d)(?=\d)/g, '$& ')}`;
  return raw;
}

export const isWhole = (raw: string): boolean => /^0[1-9]\d{8}$/.test(raw.replace(/\s/g, ''));

/** Whether a number has too few or too many digits. The form then shows a hint, but accepts the number. */
export function looksWrong(raw: string): boolean {
  const digits = raw.replace(/\(0\)|\p{L}.*|[^\d+]/gu, '').replace(/^00/, '+');
  const national = digits.replace(/^\+33|^33(?=\d{9})/, '0').replace(/^00/, '0');
  if (national.startsWith('+')) return national.length < 8 || national.length > 16;
  return national !== '' && (national.startsWith('0') ? national.length !== 10 : national.length < 10);
}

/** `special`: 08 numbers, which may cost extra (Arcep plan). `unknown`: short numbers, extensions, other text. */
type PhoneKind = 'ordinary' | 'special' | 'foreign' | 'unknown';

const ORDINARY = /^\+(?:33[1-79]\d{8}|(?:262|59[046])[5-79]\d{8}|2622\d{8}|508\d{6}|508708\d{6})$/;

/** Classifies a number, so that staff do not call back a premium-rate number that a visitor entered. */
export function phoneKind(raw: string): PhoneKind {
  const key = phoneKey(raw);
  if (!E164_SHAPE.test(key)) return 'unknown';
  if (ORDINARY.test(key)) return 'ordinary';
  if (!key.startsWith('+33')) return 'foreign';
  return key.startsWith('+338') ? 'special' : 'unknown';
}

/** @returns the ordinary French number with which a text begins, without what follows it; undefined if there is none */
export function dialable(raw: string): string | undefined {
  if (phoneKind(raw) === 'ordinary') return raw;
  const [found] = /^(?:(?:\+|00)33|0)\d{9}/.exec(compact(raw)) ?? [];
  return found && phoneKind(raw) === 'unknown' && phoneKind(found) === 'ordinary' ? found : undefined;
}
