import { COLLECTIONS } from '../../schemas/collections.ts';
import type { Entry, RawEntry } from './parse.ts';
import { type JsonSchema, schemaAsData, schemaBelow } from './schema-data.ts';

interface FieldText {
  field: string;
  text: string;
  schema: JsonSchema;
}

function textsBelow(value: unknown, field: string, schema: JsonSchema | undefined): FieldText[] {
  if (typeof value === 'string') return [{ field, text: value, schema: schema ?? {} }];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const name = Array.isArray(value) ? String(Number(key) + 1) : key;
    return textsBelow(item, field ? `${field}.${name}` : name, schemaBelow(schema, key, item));
  });
}

type AnyEntry = Omit<Entry, 'data'> & Pick<RawEntry, 'data'>;

/** Filled-in texts; the field of a Markdown body is empty. */
export const textsIn = ({ collection, place, data, body }: AnyEntry): FieldText[] => [
  ...textsBelow(data, place, schemaAsData(COLLECTIONS[collection].schema)),
  { field: '', text: body, schema: {} },
];

/** Source texts, with placeholders and passages. */
export const writtenIn = (entry: Entry): FieldText[] => textsIn({ ...entry, ...entry.written });
