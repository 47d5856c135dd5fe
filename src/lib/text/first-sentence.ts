/** The first sentence of a text, or the whole text. A period after a single letter, as in «M. Martin», ends none. */
export const firstSentence = (text: string): string =>
  /^.+?(?:[^\s.]{2}\.|[!?])(?=\s|$)/.exec(text)?.[0] ?? text;
