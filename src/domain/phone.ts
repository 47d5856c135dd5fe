/** E.164 allows at most 15 digits and no number is shorter than 7 with its country code. */
const E164_SHAPE = /^\+[1-9]\d{6,14}$/;

/**
 * The form under which two spellings of one phone number are the same (DESIGN §3, «Duplicates»).
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
