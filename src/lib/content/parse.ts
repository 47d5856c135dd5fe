import { COLLECTIONS, type CollectionName, type EntryData } from '../../schemas/collections.ts';
import { type ContentIssue, describeZodIssue } from './issue.ts';
import { knownKeys } from './known-keys.ts';

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

/** An entry as its file says it, not checked yet. */
export interface RawEntry {
  id: string;
  file: string;
  /** Field of the file that holds the entry; empty where the file holds no other. */
  place: string;
  data: unknown;
  body: string;
}

/** All entries of content/, and what was wrong with those left out. */
export interface ContentTree {
  entries: { [C in CollectionName]: Entry<C>[] };
  issues: ContentIssue[];
}

/**
 * The entries of all collections that their schemas take, and what is wrong with the others.
 *
 * @param raw gives the entries of a collection; adds what it could not read to the issues
 */
export function parseContent(raw: (name: CollectionName, issues: ContentIssue[]) => RawEntry[]): ContentTree {
  const issues: ContentIssue[] = [];
  const names = Object.keys(COLLECTIONS) as CollectionName[];
  const read = (name: CollectionName) =>
    raw(name, issues).flatMap((entry) => parseEntry(name, entry, issues));
  const entries = Object.fromEntries(names.map((name) => [name, read(name)])) as ContentTree['entries'];
  return { entries, issues };
}

/** One entry that its schema takes, or none, and what is wrong with it. */
function parseEntry<C extends CollectionName>(name: C, raw: RawEntry, issues: ContentIssue[]): Entry<C>[] {
  const result = COLLECTIONS[name].schema.safeParse(raw.data, { reportInput: true });
  if (result.success) return [{ ...raw, data: result.data as EntryData<C> }];
  issues.push(...describeEntry(raw, name, result.error.issues));
  return [];
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
