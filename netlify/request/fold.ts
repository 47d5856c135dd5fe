const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const BLANK = /[\p{Zs}\t\v\f\u0085\u2028\u2029\u2800]/gu;

/** Converts a digit of any script to ASCII. In Unicode, the ten digits of a script are consecutive. */
const digit = (mark: string): string => {
  const code = mark.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
};

/** Trims a text and makes it well-formed, in NFC, with LF line breaks and without invisible characters. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(BLANK, ' ')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .trim();

/** Puts a text on one line. @param length maximum in code points */
export const oneLine = (text: string, length: number): string =>
  [...clean(text.replace(/\p{Cc}/gu, ' ')).replace(/ +/g, ' ')].slice(0, length).join('').trim();

/** Converts a text to NFKC with ASCII digits, for comparison. */
export const plain = (text: string): string =>
  clean(text.normalize('NFKC')).replace(/(?![0-9])\p{Nd}/gu, digit);

/** Search key: lower-case letters and digits without accents. */
export const fold = (text: string): string =>
  plain(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC');
