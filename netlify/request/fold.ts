/** Characters that are not seen: format marks, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Characters that show nothing, or only make room. */
const BLANK = /[\p{Zs}\t\v\f\u0085\u2028\u2029\u2800]/gu;

/** A decimal digit of a script as 0 to 9: ten of them follow one another, from the zero on. */
const digit = (mark: string): string => {
  const code = mark.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
};

/** A text as it is kept: well-formed, NFC. A line break is one character, as in the limit of a form's field. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(BLANK, ' ')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .trim();

/** A text of the firm as it is kept: on one line, cut between two characters. @param length in code points */
export const oneLine = (text: string, length: number): string =>
  [...clean(text.replace(/\p{Cc}/gu, ' ')).replace(/ +/g, ' ')].slice(0, length).join('').trim();

/** A text as it is compared: the look of its characters and the script of its digits make no difference. */
export const plain = (text: string): string =>
  clean(text.normalize('NFKC')).replace(/(?![0-9])\p{Nd}/gu, digit);

/** A text by which it is found: lower case, without accents, letters and digits alone. */
export const fold = (text: string): string =>
  plain(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC');
