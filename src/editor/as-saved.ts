import { parse, stringify } from 'yaml';
import { FRONT_MATTER } from '../lib/content/raw.ts';
import { fieldSchemas, itemFields, type JsonSchema, schemaAsData, walk } from '../lib/content/schema-data.ts';
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

/** Orders fields, adds defaults, formats texts, and drops empty groups and empty optional lists, as the editor does. */
const ordered = (value: unknown, schema: JsonSchema, facts: readonly string[]): Promise<unknown> =>
  walk<Promise<unknown>>({ value, schema }, async ({ value, schema = {}, around }, parts) => {
    if (typeof value === 'string') return schema.contentMediaType ? richTextAsSaved(value) : value.trim();
    if (typeof value !== 'object' || value === null) return value;
    const written = await Promise.all(parts.map(async ([name, part]) => [name, await part] as const));
    if (Array.isArray(value)) return written.map(([, item]) => item);
    const fields = fieldSchemas(schema);
    const defaults = fields.flatMap(([name, { default: value }]) =>
      value === undefined || typeof value === 'object' ? [] : [[name, value] as const],
    );
    const own = new Map<string, unknown>([...defaults, ...written]);
    const inForm = around?.items ? itemFields(around, value) : fields.map(([name]) => name);
    const first = schema['reference'] === 'faits' ? facts : inForm;
    const isEmpty = (name: string) =>
      JSON.stringify(own.get(name)) === '{}' ||
      (JSON.stringify(own.get(name)) === '[]' && !schema.required?.includes(name));
    const names = [...new Set([...first, ...own.keys()])].filter((name) => own.has(name) && !isEmpty(name));
    return Object.fromEntries(names.map((name) => [name, own.get(name)]));
  });

/** Formats a file as the editor saves it. @param facts fact names in the order of the form @throws on a syntax error */
export async function asSaved(name: CollectionName, text: string, facts: readonly string[]): Promise<string> {
  const { kind, schema } = COLLECTIONS[name];
  const data = schemaAsData(schema);
  if (kind !== 'markdown') {
    // Parses JSON as YAML, because JSON.parse accepts duplicate keys.
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
