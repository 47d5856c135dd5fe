import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  type EntryData,
} from '../../schemas/collections.ts';
import { type ContentIssue, describeZodIssue } from './issue.ts';
import { type JsonSchema, schemaAsData, schemaBelow, valueAt } from './schema-data.ts';

/** One entry as read from a file, checked. */
export interface Entry<C extends CollectionName = CollectionName> extends RawEntry {
  collection: C;
  data: EntryData<C>;
  /** The same as the file says it, with its `{names}` and passages. */
  written: Pick<RawEntry, 'data' | 'body'>;
}

/** An entry as its file says it, not checked yet. */
export interface RawEntry {
  id: string;
  file: string;
  /** Field of the file that holds the entry; empty where the file holds no other. */
  place: string;
  data: unknown;
  /** Markdown below the front matter. */
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
  const read = (name: CollectionName) =>
    raw(name, issues).flatMap((entry) => parseEntry(name, entry, issues));
  const entries = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, read(name)]),
  ) as ContentTree['entries'];
  return { entries, issues };
}

/** One entry that its schema takes, or none, and what is wrong with it. */
function parseEntry<C extends CollectionName>(name: C, raw: RawEntry, issues: ContentIssue[]): Entry<C>[] {
  const result = COLLECTIONS[name].schema.safeParse(raw.data, { reportInput: true });
  if (result.success) return [{ ...raw, collection: name, data: result.data as EntryData<C>, written: raw }];
  issues.push(...describeEntry(raw, name, result.error.issues));
  return [];
}

type Found = Parameters<typeof describeZodIssue>[0];

/** One issue a field: others follow from a wrong kind of value (a text counted as a list) and are noise. */
export function describeEntry(
  raw: Pick<RawEntry, 'file' | 'place'> & { data: unknown },
  name: CollectionName,
  found: readonly Found[],
): ContentIssue[] {
  const seen = new Set<string>();
  return found.flatMap((issue) => {
    const field = fieldName(raw, issue.path);
    if (issue.code !== 'unrecognized_keys' && seen.has(field)) return [];
    seen.add(field);
    const keys = issue.code === 'unrecognized_keys' ? knownKeys(name, issue.path, raw.data) : [];
    return [{ file: raw.file, field, message: describeZodIssue(issue, keys) }];
  });
}

/** Fields that a place of an entry may have, for telling an editor which one was meant. */
function knownKeys(name: CollectionName, path: readonly PropertyKey[], data: unknown): string[] {
  let schema: JsonSchema | undefined = schemaAsData(COLLECTIONS[name].schema);
  let value = data;
  for (const part of path) {
    value = valueAt(value, part);
    schema = schemaBelow(schema, part, value);
  }
  return Object.keys(schema?.properties ?? {});
}

/** Place of an issue as an editor counts: from one, and below the entry's own name where a file holds several. */
function fieldName({ place }: Pick<RawEntry, 'place'>, path: readonly PropertyKey[]): string {
  const own = path.map((part) => (typeof part === 'number' ? part + 1 : String(part)));
  return (place ? [place, ...own] : own).join('.');
}
