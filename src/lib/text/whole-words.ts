/** Maximum characters kept unbroken; longer would overflow the narrowest column. */
export const TOGETHER = { pair: 14, word: 17 };

/**
 * A tag (skipped) or a hyphenated word such as «pare-brise» or «24-48h», with the adjoining «d’» or punctuation:
 * browsers may break lines at the edges of an inline block.
 */
const TAG_OR_WORD =
  /<[^>]+>|(?:\p{L}{1,2}’|(?<!\p{L})de[ \u00a0](?=[Pp]are-brise))?[\p{L}\d]+(?:-[\p{L}\d]+)+(?:[\u00a0\u202f]?[,.;:!?)»])*/gu;

/** Prevents line breaks inside hyphenated words. Keeps the plain hyphen, so that find-in-page works. */
export const keepWhole = (html: string): string =>
  html.replace(TAG_OR_WORD, (found) =>
    found.startsWith('<') || found.length > TOGETHER.word ? found : `<span class="nowrap">${found}</span>`,
  );
