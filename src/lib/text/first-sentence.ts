/** Returns the first sentence, or the whole text. A period after one letter, as in «M. Martin», ends no sentence. */
export const firstSentence = (text: string): string =>
  /^.+?(?:[^\s.]{2}\.|[!?])(?=\s|$)/.exec(text)?.[0] ?? text;
