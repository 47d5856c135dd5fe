/** Characters that a line keeps together: what is longer would leave the narrowest column. */
export const TOGETHER = { pair: 14, word: 17 };

/**
 * A tag, to be left as it is; or a word with a hyphen: «pare-brise», «prenez-vous», «24-48h», a name of places. With
 * what touches it («d’», «de», a comma): a browser may break a line at the edges of an inline block.
 */
const TAG_OR_WORD =
  /<[^>]+>|(?:\p{L}{1,2}’|(?<!\p{L})de[ \u00a0](?=[Pp]are-brise))?[\p{L}\d]+(?:-[\p{L}\d]+)+(?:[\u00a0\u202f]?[,.;:!?)»])*/gu;

/** A rendered text in which no line ends inside a word with a hyphen; the hyphen stays one that a search finds. */
export const keepWhole = (html: string): string =>
  html.replace(TAG_OR_WORD, (found) =>
    found.startsWith('<') || found.length > TOGETHER.word ? found : `<span class="nowrap">${found}</span>`,
  );
