import { parse, stringify } from 'yaml';
import { COLLECTIONS, type CollectionName } from '../schemas/collections.ts';
import { asData, type FieldSchema, itemSchema } from './fields.ts';

/** What the editor is told to write YAML with: the same library, with the same options. */
const YAML = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
} as const;

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/**
 * A value as the editor writes it: fields in the order of the schema, its defaults said, nothing around a text. What the
 * schema lacks comes last.
 */
function ordered(value: unknown, schema: FieldSchema | undefined): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) {
    return value.map((entry) => ordered(entry, itemSchema(schema, entry)));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = (schema?.properties ?? {}) as Record<string, FieldSchema>;
  const own = { ...defaultsOf(fields), ...value } as Record<string, unknown>;
  const names = [...new Set([...Object.keys(fields), ...Object.keys(own)])].filter((name) => name in own);
  return Object.fromEntries(names.map((name) => [name, ordered(own[name], fields[name])]));
}

/** Values that a form shows from the start. */
const defaultsOf = (fields: Record<string, FieldSchema>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { default: value }]) =>
      value === undefined || typeof value === 'object' ? [] : [[name, value]],
    ),
  );

/**
 * The text of a file of content/ as the editor would save it without a change.
 *
 * @throws Error when the file cannot be read: `npm run check:content` says why
 */
export function asSaved(name: CollectionName, text: string): string {
  const { kind, schema } = COLLECTIONS[name];
  const data = asData(schema);
  if (kind !== 'markdown') {
    const value: unknown = JSON.parse(text);
    return `${JSON.stringify(ordered(value, kind === 'array' ? { items: data } : data), null, 2)}\n`;
  }
  const [, front, body = ''] = FRONT_MATTER.exec(text) ?? [];
  if (front === undefined) throw new Error('No front matter');
  const header = `---\n${stringify(ordered(parse(front), data), YAML).trim()}\n---\n`;
  return body.trim() ? `${header}\n${body.trim()}\n` : header;
}
