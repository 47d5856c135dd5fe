import { strayBrace } from '../../domain/braces.ts';
import type { CollectionName } from '../../schemas/collections.ts';
import type { ContentIssue } from '../content/issue.ts';
import type { ContentTree } from '../content/parse.ts';
import { PAGES } from '../content/path-of.ts';
import { writtenIn } from '../content/walk-texts.ts';
import { FACT_PATTERN, PASSAGE_ENDS } from '../facts/passages.ts';

/** Matches an HTML tag or comment, but neither «< 2 cm» nor an autolink. */
const TAG = /<(?:\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|!--)/i;

/** Reports HTML, which a page would show as text. @param text whole file, because errors contain its line numbers */
export const htmlIssues = (file: string, text: string): ContentIssue[] =>
  text.split('\n').flatMap((line, index) => {
    const [tag] = TAG.exec(line) ?? [];
    const message = `contient du HTML, « ${tag} » (ligne ${index + 1}) : écrivez **gras**, une liste ou un [lien](/page)`;
    return tag ? [{ file, field: '', message }] : [];
  });

/** Matches code, link targets and complete italics, in which underscores are correct. */
const AS_MEANT = /`[^`]*`|\]\([^)]*\)|(?<![\p{L}\d_])_[^\s_](?:[^_]*[^\s_])?_(?![\p{L}\d_])/gu;

/** Matches a word that begins with an underscore, such as a cookie's name. */
const LEADING_UNDERSCORE = /(?<![\p{L}\d_])_[^\s_]\S*/u;

/** Reports unclosed underscores, which Markdown may read as italics. @param text whole file, for its line numbers */
export const underscoreIssues = (file: string, text: string): ContentIssue[] =>
  text.split('\n').flatMap((line, index) => {
    const [word] = LEADING_UNDERSCORE.exec(line.replace(AS_MEANT, '')) ?? [];
    const message = `contient « ${word} » (ligne ${index + 1}), où Markdown lit de l’italique : écrivez **gras**, ou un nom technique entre accents graves, \`ainsi\``;
    return word ? [{ file, field: '', message }] : [];
  });

const UNFINISHED = /\[[^\]]*à compléter[^\]]*\]/i;

const FILLED_IN: readonly string[] = [...PAGES, 'faq', 'legal-resume', 'horaires'];

/** The schemas of these collections check their placeholders (src/schemas/texts/words.ts). */
export const OWN_NAMES: readonly CollectionName[] = [
  'formulaire',
  'demande',
  'annonce',
  'ma-demande',
  'cookies',
];

/** Reports «[à compléter]», stray braces, and placeholders in collections whose placeholders are not filled in. */
export function checkMarks({ entries }: ContentTree): ContentIssue[] {
  const issues: ContentIssue[] = [];
  for (const entry of Object.values(entries).flat()) {
    for (const { field, text } of writtenIn(entry)) {
      const add = (message: string) => issues.push({ file: entry.file, field, message });
      const [unfinished] = UNFINISHED.exec(text) ?? [];
      if (unfinished)
        add(
          `contient « ${unfinished} » : rien d’inachevé ne paraît ; écrivez le passage entre {si nom} et {fin}`,
        );
      if (OWN_NAMES.includes(entry.collection)) continue;
      const stray = strayBrace(text.replace(PASSAGE_ENDS, ''), FACT_PATTERN);
      if (stray) add(stray);
      const [name] = text.match(FACT_PATTERN) ?? [];
      if (name && !FILLED_IN.includes(entry.collection))
        add(`emploie ${name}, qui n’est pas remplacé à cet endroit : écrivez le texte en toutes lettres`);
    }
  }
  return issues;
}
