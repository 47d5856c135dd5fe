/** Characters that are not seen: format marks, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Characters that show nothing, or only make room. */
const BLANK = /[\t\v\f\u0085\u2028\u2029\u2800]/g;

/** A digit of any script as 0 to 9: the ten digits of a script follow one another from its zero on. */
const digit = (mark: string): string => {
  let value = 0;
  for (const code = mark.codePointAt(0) ?? 0; value < 10; value += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value % 10);
  }
  return '0';
};

/** A text as it is kept. A line break is one character, as in the limit of a form's field. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/(?![0-9])\p{Nd}/gu, digit)
    .replace(BLANK, ' ')
    .replace(/\r\n?/g, '\n')
    .trim();

/** A text by which it is found: lower case, without accents, letters and digits alone. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
