import { COLLECTIONS, type CollectionName, type EntryData } from '../../schemas/collections.ts';
import { type ContentIssue, describeZodIssue } from './issue.ts';
import { knownKeys } from './known-keys.ts';
import { type RawEntry, rawEntries } from './raw.ts';

/** One entry as read from a file, checked. */
export interface Entry<C extends CollectionName = CollectionName> {
  id: string;
  file: string;
  /** Field of the file that holds the entry; empty where the file holds no other. */
  place: string;
  data: EntryData<C>;
  /** Markdown below the front matter. */
  body: string;
}

/** All entries of content/, and what was wrong with those left out. */
export interface ContentTree {
  entries: { [C in CollectionName]: Entry<C>[] };
  issues: ContentIssue[];
}

/**
 * Reads and checks every file of content/ without Astro, so that an editor's mistake is told in French,
 * all at once, with file and field.
 *
 * @param root folder that holds content/
 */
export function readContent(root: string): ContentTree {
  const issues: ContentIssue[] = [];
  const read = <C extends CollectionName>(name: C): Entry<C>[] =>
    rawEntries(root, name, issues).flatMap((raw) => {
      const result = COLLECTIONS[name].schema.safeParse(raw.data, { reportInput: true });
      if (result.success) return [{ ...raw, data: result.data as EntryData<C> }];
      issues.push(...describeEntry(raw, name, result.error.issues));
      return [];
    });
  const entries = {
    pages: read('pages'),
    zones: read('zones'),
    articles: read('articles'),
    legal: read('legal'),
    faq: read('faq'),
    entreprise: read('entreprise'),
    departements: read('departements'),
    faits: read('faits'),
    engagements: read('engagements'),
    'questions-juriste': read('questions-juriste'),
    avis: read('avis'),
    formulaire: read('formulaire'),
    demande: read('demande'),
    annonce: read('annonce'),
    cookies: read('cookies'),
    'legal-resume': read('legal-resume'),
  };
  return { entries, issues };
}

type Found = Parameters<typeof describeZodIssue>[0];

/** One issue a field: what follows from a wrong kind of value (a text counted as a list) is noise. */
function describeEntry(raw: RawEntry, name: CollectionName, found: readonly Found[]): ContentIssue[] {
  const seen = new Set<string>();
  return found.flatMap((issue) => {
    const field = fieldName(raw, issue.path);
    if (issue.code !== 'unrecognized_keys' && seen.has(field)) return [];
    seen.add(field);
    const keys =
      issue.code === 'unrecognized_keys' ? knownKeys(COLLECTIONS[name].schema, issue.path, raw.data) : [];
    return [{ file: raw.file, field, message: describeZodIssue(issue, keys) }];
  });
}

/** Place of an issue as an editor counts: from one, and below the entry's own name where a file holds several. */
function fieldName({ place }: RawEntry, path: readonly PropertyKey[]): string {
  const own = path.map((part) => (typeof part === 'number' ? part + 1 : String(part)));
  return (place ? [place, ...own] : own).join('.');
}
