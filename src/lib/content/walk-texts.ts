import { COLLECTIONS } from '../../schemas/collections.ts';
import type { Entry, RawEntry } from './parse.ts';
import { type JsonSchema, schemaAsData, schemaBelow } from './schema-data.ts';

/** Takes a text, its dotted field as an editor counts, and the schema of the field. */
type Visit = (field: string, text: string, schema: JsonSchema) => void;

function walk(value: unknown, field: string, schema: JsonSchema | undefined, visit: Visit): void {
  if (typeof value === 'string') visit(field, value, schema ?? {});
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  for (const [key, item] of Object.entries(value)) {
    const name = Array.isArray(value) ? String(Number(key) + 1) : key;
    walk(item, field ? `${field}.${name}` : name, schemaBelow(schema, key, item), visit);
  }
}

/** Calls back with every text of an entry as it is published; the one below a front matter has no field. */
export function walkTexts(
  { collection, place, data, body }: Omit<Entry, 'data'> & Pick<RawEntry, 'data'>,
  visit: Visit,
): void {
  walk(data, place, schemaAsData(COLLECTIONS[collection].schema), visit);
  visit('', body, {});
}

/** The same with every text as its file says it, with its `{names}` and passages. */
export const walkWritten = (entry: Entry, visit: Visit): void =>
  walkTexts({ ...entry, ...entry.written }, visit);
