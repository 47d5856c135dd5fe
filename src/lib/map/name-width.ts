const NARROW = /[ijlftrI'’\- ]/;
const WIDE = /[mwMW]/;
const CAPITAL_OR_DIGIT = /\p{Lu}|\d/u;

/** Width of a name at size 1: at least what it takes in the display face, and in its stand-ins. */
export const widthOf = (name: string): number =>
  [...name].reduce((sum, character) => {
    if (NARROW.test(character)) return sum + 0.4;
    if (WIDE.test(character)) return sum + 0.93;
    return sum + (CAPITAL_OR_DIGIT.test(character) ? 0.7 : 0.58);
  }, 0);
