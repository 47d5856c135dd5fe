import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  type EntryData,
} from '../../schemas/collections.ts';
import { type ContentIssue, describeZodIssue } from './issue.ts';
import { type JsonSchema, schemaAsData, schemaBelow, valueAt } from './schema-data.ts';

export interface Entry<C extends CollectionName = CollectionName> extends RawEntry {
  collection: C;
  data: EntryData<C>;
  /** Source text, before placeholders and `{si …}` passages are resolved. */
  written: Pick<RawEntry, 'data' | 'body'>;
}

export interface RawEntry {
  id: string;
  file: string;
  /** Key of the entry in an array file, otherwise ''. */
  place: string;
  data: unknown;
  body: string;
}

export interface ContentTree {
  entries: { [C in CollectionName]: Entry<C>[] };
  issues: ContentIssue[];
}

/** @param raw reads the entries of a collection and adds read errors to `issues` */
export function parseContent(raw: (name: CollectionName, issues: ContentIssue[]) => RawEntry[]): ContentTree {
  const issues: ContentIssue[] = [];
  const read = (name: CollectionName) =>
    raw(name, issues).flatMap((entry) => parseEntry(name, entry, issues));
  const entries = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, read(name)]),
  ) as ContentTree['entries'];
  return { entries, issues };
}

function parseEntry<C extends CollectionName>(name: C, raw: RawEntry, issues: ContentIssue[]): Entry<C>[] {
  const result = COLLECTIONS[name].schema.safeParse(raw.data, { reportInput: true });
  if (result.success) return [{ ...raw, collection: name, data: result.data as EntryData<C>, written: raw }];
  issues.push(...describeEntry(raw, name, result.error.issues));
  return [];
}

type Found = Parameters<typeof describeZodIssue>[0];

/** Reports unknown keys, and one other issue per field, because a wrong type causes further issues. */
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

/** Returns the valid keys at a path, to suggest one in place of an unknown key. */
function knownKeys(name: CollectionName, path: readonly PropertyKey[], data: unknown): string[] {
  let schema: JsonSchema | undefined = schemaAsData(COLLECTIONS[name].schema);
  let value = data;
  for (const part of path) {
    value = valueAt(value, part);
    schema = schemaBelow(schema, part, value);
  }
  return Object.keys(schema?.properties ?? {});
}

/** Returns the dotted path of a field. List items count from one; in an array file, the entry's key comes first. */
function fieldName({ place }: Pick<RawEntry, 'place'>, path: readonly PropertyKey[]): string {
  const own = path.map((part) => (typeof part === 'number' ? part + 1 : String(part)));
  return (place ? [place, ...own] : own).join('.');
}
