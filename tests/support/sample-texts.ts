import {
  fieldSchemas,
  itemsSchema,
  type JsonSchema,
  schemaAsData,
} from '../../src/lib/content/schema-data.ts';
import { COLLECTIONS } from '../../src/schemas/collections.ts';

/** Texts that a firm needs and no test reads. */
const UNREAD = ['demande', 'annonce', 'ma-demande', 'cookies', 'legal-resume'] as const;

/** What a schema of texts takes: each sentence says what it is. */
function sampleOf(schema: JsonSchema = {}): unknown {
  const { type, title, minItems, required = [], reference } = schema;
  if (type === 'array') return Array.from({ length: minItems ?? 0 }, () => sampleOf(itemsSchema(schema)));
  if (type !== 'object') return reference === 'adresses' ? '/' : title;
  const needed = fieldSchemas(schema).filter(([name]) => required.includes(name));
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field)]));
}

/** Files of content/ with such texts, by their paths. */
export const sampleTexts = (): [path: string, text: string][] =>
  UNREAD.map((name) => [
    COLLECTIONS[name].base,
    JSON.stringify(sampleOf(schemaAsData(COLLECTIONS[name].schema))),
  ]);
