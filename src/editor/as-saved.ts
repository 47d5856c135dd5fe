import { parse, stringify } from 'yaml';
import { FRONT_MATTER } from '../lib/content/raw.ts';
import {
  fieldSchemas,
  itemFields,
  itemSchema,
  type JsonSchema,
  schemaAsData,
} from '../lib/content/schema-data.ts';
import { COLLECTIONS, type CollectionName } from '../schemas/collections.ts';
import { richTextAsSaved } from './rich-text.ts';

const YAML = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
} as const;

/**
 * Normalises a value as the editor does: field order, defaults, Markdown, no empty groups or optional lists.
 * @param order order of fields in lists with several models
 */
async function ordered(
  value: unknown,
  schema: JsonSchema | undefined,
  facts: readonly string[],
  order?: readonly string[],
): Promise<unknown> {
  if (typeof value === 'string') return schema?.contentMediaType ? richTextAsSaved(value) : value.trim();
  if (Array.isArray(value)) {
    return Promise.all(
      value.map((entry) => ordered(entry, itemSchema(schema, entry), facts, itemFields(schema, entry))),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map(schema && fieldSchemas(schema));
  const defaults = [...fields].flatMap(([name, { default: value }]) =>
    value === undefined || typeof value === 'object' ? [] : [[name, value] as const],
  );
  const own = new Map<string, unknown>([...defaults, ...Object.entries(value)]);
  const first = schema?.['reference'] === 'faits' ? facts : (order ?? fields.keys());
  const names = [...new Set([...first, ...own.keys()])].filter((name) => own.has(name));
  const written = await Promise.all(
    names.map(async (name) => [name, await ordered(own.get(name), fields.get(name), facts)] as const),
  );
  return Object.fromEntries(
    written
      .filter(([, field]) => JSON.stringify(field) !== '{}')
      .filter(([name, field]) => JSON.stringify(field) !== '[]' || schema?.required?.includes(name)),
  );
}

/**
 * A content file as the editor would save it.
 * @param facts names in the order of the form
 * @throws Error if it is invalid
 */
export async function asSaved(name: CollectionName, text: string, facts: readonly string[]): Promise<string> {
  const { kind, schema } = COLLECTIONS[name];
  const data = schemaAsData(schema);
  if (kind !== 'markdown') {
    // As YAML: JSON.parse ignores duplicate keys.
    const value: unknown = parse(text);
    const saved = await ordered(value, kind === 'array' ? { items: data } : data, facts);
    return `${JSON.stringify(saved, null, 2)}\n`;
  }
  const [, front, body = ''] = FRONT_MATTER.exec(text) ?? [];
  if (front === undefined) throw new Error('No front matter');
  const header = `---\n${stringify(await ordered(parse(front), data, facts), YAML).trim()}\n---\n`;
  const saved = await richTextAsSaved(body);
  return saved ? `${header}\n${saved}\n` : header;
}
