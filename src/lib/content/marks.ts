import { strayBrace } from '../../domain/braces.ts';
import type { ContentIssue } from './issue.ts';
import { NAME_PATTERN } from './names.ts';
import { walkTexts } from './walk-texts.ts';

/** A tag or a comment of HTML; «< 2 cm» and a link between angle brackets are none. */
const TAG = /<(?:\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|!--)/i;

/**
 * HTML typed into a file: it would be shown to the visitor as it is, since a text of content/ is never code.
 *
 * @param text the whole file, so that its lines are those an editor sees
 */
export const htmlIssues = (file: string, text: string): ContentIssue[] =>
  text.split('\n').flatMap((line, index) => {
    const [tag] = TAG.exec(line) ?? [];
    const message = `contient du HTML, « ${tag} » (ligne ${index + 1}) : écrivez **gras**, une liste ou un [lien](/page)`;
    return tag ? [{ file, field: '', message }] : [];
  });

/** Code and the address of a link, where Markdown leaves every character alone. */
const AS_TYPED = /`[^`]*`|\]\([^)]*\)/g;

/** A mark that begins a word: Markdown takes it for italics and the visitor never sees it. */
const LEADING_UNDERSCORE = /(?<![\p{L}\d_])_[^\s_]\S*/u;

/**
 * Underscores that Markdown would eat, as in the name of a cookie.
 *
 * @param text the whole file, so that its lines are those an editor sees
 */
export const underscoreIssues = (file: string, text: string): ContentIssue[] =>
  text.split('\n').flatMap((line, index) => {
    const [word] = LEADING_UNDERSCORE.exec(line.replace(AS_TYPED, '')) ?? [];
    const message = `contient « ${word} » (ligne ${index + 1}), où Markdown lit de l’italique : écrivez **gras**, ou un nom technique entre accents graves, \`ainsi\``;
    return word ? [{ file, field: '', message }] : [];
  });

/** Braces that hold no name, in every text of an entry. */
export function braceIssues({
  file,
  place,
  data,
  body,
}: {
  file: string;
  place: string;
  data: unknown;
  body: string;
}): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const look = (field: string, text: string) => {
    const message = strayBrace(text, NAME_PATTERN);
    if (message) issues.push({ file, field, message });
  };
  walkTexts(data, place, look);
  look('', body);
  return issues;
}
