import type { z } from 'zod';
import { withoutAnchor } from '../content/path-of.ts';
import { type JsonSchema, schemaAsData, schemaBelow } from '../content/schema-data.ts';
import type { Names } from '../facts/names.ts';
import { fillNames } from '../facts/passages.ts';

/** A value that a passage took away. */
const GONE = Symbol('gone');

/** The names and answers that resolve the texts of an entry. */
interface Sources {
  names: Names;
  /** Addresses of pages that cannot be read yet. */
  absent: ReadonlySet<string>;
  /** Whether a list that lost all goes as a field does; elsewhere it stays, empty, for code that reads it. */
  emptiedGo: boolean;
}

const LINK = /\[([^\]]+)\]\((\/[^)\s#]*)[^)\s]*\)/g;

/** A text of Markdown whose links to pages that cannot be read yet are plain words. */
export const linksWithin = (text: string, absent: ReadonlySet<string>): string =>
  text.replace(LINK, (whole, words: string, path: string) => (absent.has(path) ? words : whole));

const leadsNowhere = (value: object, absent: ReadonlySet<string>): boolean =>
  'vers' in value && absent.has(withoutAnchor(String(value.vers)));

/**
 * The data of an entry as they are published: names filled in, passages without an answer taken away. A field that a
 * passage took whole goes with it; where the field must be there, the item of the list goes instead: a card without its
 * title, a row without one of its cells, a section without its heading.
 *
 * @param data as the file says them
 * @param options `absent`: addresses of pages that cannot be read yet, a link to one is taken away as a passage is;
 *   `emptiedGo`: where what is left is checked again
 */
export function resolveData(
  data: unknown,
  schema: z.ZodType,
  names: Names,
  { absent = new Set(), emptiedGo = false }: Partial<Omit<Sources, 'names'>> = {},
): unknown {
  const resolved = resolve(data, schemaAsData(schema), { names, absent, emptiedGo });
  return resolved === GONE ? {} : resolved;
}

function resolve(value: unknown, schema: JsonSchema | undefined, sources: Sources): unknown {
  if (typeof value === 'string') {
    const text = linksWithin(fillNames(value, sources.names), sources.absent);
    return text === '' && value !== '' ? GONE : text;
  }
  if (Array.isArray(value)) return resolveList(value, schema, sources);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (leadsNowhere(value, sources.absent)) return GONE;
  const { required = [] } = schema ?? {};
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    const resolved = key === 'faits' ? item : resolve(item, schemaBelow(schema, key, item), sources);
    if (resolved !== GONE) entries.push([key, resolved]);
    else if (required.includes(key)) return GONE;
  }
  return Object.fromEntries(entries);
}

/** Cells of a row have their places: a row that lost one is gone. */
function resolveList(items: readonly unknown[], schema: JsonSchema | undefined, sources: Sources): unknown {
  const resolved = items.map((item, index) => resolve(item, schemaBelow(schema, index, item), sources));
  if (schema?.row && resolved.includes(GONE)) return GONE;
  const kept = resolved.filter((item) => item !== GONE);
  return sources.emptiedGo && items.length > 0 && kept.length === 0 ? GONE : kept;
}
