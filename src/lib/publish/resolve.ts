import type { z } from 'zod';
import { withoutAnchor } from '../content/path-of.ts';
import { type JsonSchema, schemaAsData, schemaBelow } from '../content/schema-data.ts';
import type { Facts } from '../facts/facts.ts';
import { fillFacts } from '../facts/passages.ts';

const GONE = Symbol('gone');

interface Sources {
  facts: Facts;
  absent: ReadonlySet<string>;
  /** Whether emptied lists are removed; otherwise they stay empty for code that iterates them. */
  emptiedGo: boolean;
}

const LINK = /\[([^\]]+)\]\((\/[^)\s#]*)[^)\s]*\)/g;

/** Replaces Markdown links to unpublished pages by their text. */
export const linksWithin = (text: string, absent: ReadonlySet<string>): string =>
  text.replace(LINK, (whole, words: string, path: string) => (absent.has(path) ? words : whole));

const leadsNowhere = (value: object, absent: ReadonlySet<string>): boolean =>
  'vers' in value && absent.has(withoutAnchor(String(value.vers)));

/**
 * Fills in an entry. A field emptied by passages is removed, or if required, the list item around it.
 * @param options `absent`: unpublished paths, whose links are removed; `emptiedGo`: the result is validated again
 */
export function resolveData(
  data: unknown,
  schema: z.ZodType,
  facts: Facts,
  { absent = new Set(), emptiedGo = false }: Partial<Omit<Sources, 'facts'>> = {},
): unknown {
  const resolved = resolve(data, schemaAsData(schema), { facts, absent, emptiedGo });
  return resolved === GONE ? {} : resolved;
}

function resolve(value: unknown, schema: JsonSchema | undefined, sources: Sources): unknown {
  if (typeof value === 'string') {
    const text = linksWithin(fillFacts(value, sources.facts), sources.absent);
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

/** Cells are positional, so a row that lost one is removed. */
function resolveList(items: readonly unknown[], schema: JsonSchema | undefined, sources: Sources): unknown {
  const resolved = items.map((item, index) => resolve(item, schemaBelow(schema, index, item), sources));
  if (schema?.row && resolved.includes(GONE)) return GONE;
  const kept = resolved.filter((item) => item !== GONE);
  return sources.emptiedGo && items.length > 0 && kept.length === 0 ? GONE : kept;
}
