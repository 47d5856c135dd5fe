import type { ContentIssue } from './issue.ts';
import { NAME_PATTERN } from './names.ts';
import { walkTexts } from './walk-texts.ts';

/** A tag or a comment of HTML; «< 2 cm» and a link between angle brackets are none. */
const TAG = /<(?:\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|!--)/i;

/** The anchor that ends a heading: `## Le prix {#prix}`. */
const HEADING_ANCHOR = /^(#+ .*)\{#[a-z0-9-]+\}[ \t]*$/gm;

/** What is left of braces once every name is taken out. */
const STRAY_BRACE = /\{[^{}\n]{0,40}\}|\{[^{}\s.,;:]*|\}/;

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

/**
 * What to do about braces that hold no name: they would reach the visitor instead of the figure.
 *
 * @param names what a name looks like there
 * @returns nothing where every brace is that of a name
 */
export function strayBrace(text: string, names: RegExp): string | undefined {
  const [stray] = STRAY_BRACE.exec(text.replace(HEADING_ANCHOR, '$1').replace(names, '')) ?? [];
  const remedy = stray?.startsWith('{#')
    ? 'une ancre termine un titre, en minuscules et sans espace, comme « ## Le prix {#prix} »'
    : 'un nom s’écrit entre deux accolades, en minuscules et sans espace';
  return stray && `contient « ${stray} » : ${remedy}`;
}

/** The same for every text of an entry. */
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
