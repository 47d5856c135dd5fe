import type { CollectionName } from '../../schemas/collections.ts';
import type { ContentIssue } from './issue.ts';
import { NAME_PATTERN } from './names.ts';
import type { ContentTree } from './parse.ts';
import { walkTexts } from './walk-texts.ts';

const ALL = /^/;

/** Of a page: what is said of it elsewhere, the values themselves, and plain lists. */
const OF_A_PAGE =
  /^(seo|ariane|message|zone|balisage|faits|sommaire\.\d+\.sujet|sections\.\d+\.(marques|secteurs))(\.|$)/;

const FIELDS = {
  pages: OF_A_PAGE,
  zones: OF_A_PAGE,
  articles: ALL,
  legal: /^(?!chapeau$)/,
  avis: ALL,
  departements: ALL,
  entreprise: ALL,
  'legal-resume': ALL,
} as const satisfies Partial<Record<CollectionName, RegExp>>;

type WithFields = keyof typeof FIELDS;

/** Whether a field is published as it is written: nothing puts a value in place of a `{name}` there. */
export const isAsWritten = (collection: WithFields, field: string): boolean => FIELDS[collection].test(field);

/** Names where nothing fills them in: their braces would reach the visitor. */
export function checkAsWritten({ entries }: ContentTree): ContentIssue[] {
  const issues: ContentIssue[] = [];
  for (const collection of Object.keys(FIELDS) as WithFields[]) {
    for (const { file, place, data } of entries[collection]) {
      walkTexts(data, place, (field, text) => {
        const [name] = isAsWritten(collection, field) ? (text.match(NAME_PATTERN) ?? []) : [];
        const message = `emploie ${name}, qui n’est pas remplacé à cet endroit : écrivez le texte en toutes lettres`;
        if (name) issues.push({ file, field, message });
      });
    }
  }
  return issues;
}
