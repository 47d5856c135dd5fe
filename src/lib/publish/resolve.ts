import type { z } from 'zod';
import { withoutAnchor } from '../content/path-of.ts';
import { schemaAsData, walk } from '../content/schema-data.ts';
import type { Facts } from '../facts/facts.ts';
import { fillFacts } from '../facts/passages.ts';

const GONE = Symbol('gone');

interface Options {
  absent?: ReadonlySet<string>;
  /** Whether a list is removed if all its items are removed, for schemas that reject `[]`. */
  emptiedGo?: boolean;
}

const LINK = /\[([^\]]+)\]\((\/[^)\s#]*)[^)\s]*\)/g;

/** Replaces links to unpublished pages by the text of the link. */
export const linksWithin = (text: string, absent: ReadonlySet<string>): string =>
  text.replace(LINK, (whole, words: string, path: string) => (absent.has(path) ? words : whole));

const leadsNowhere = (value: object, absent: ReadonlySet<string>): boolean =>
  'vers' in value && absent.has(withoutAnchor(String(value.vers)));

/**
 * Fills facts into an entry and removes unpublished `{si …}` passages. A field that is then empty is removed; if the
 * field is required, the group or list item around it is removed.
 * @param options `absent`: paths of unpublished pages; links to them become text
 */
export function resolveData(
  data: unknown,
  schema: z.ZodType,
  facts: Facts,
  { absent = new Set(), emptiedGo = false }: Options = {},
): unknown {
  const resolved = walk<unknown>(
    { value: data, schema: schemaAsData(schema) },
    ({ value, schema = {} }, parts) => {
      if (typeof value === 'string') {
        const text = linksWithin(fillFacts(value, facts), absent);
        return text === '' && value !== '' ? GONE : text;
      }
      if (typeof value !== 'object' || value === null || value instanceof Date) return value;
      const kept = parts.filter(([, part]) => part !== GONE);
      if (Array.isArray(value)) {
        const isEmptied = emptiedGo && parts.length > 0 && kept.length === 0;
        // A table row that lost a cell is removed, because the other cells would shift to wrong columns.
        return isEmptied || (schema['row'] && kept.length < parts.length)
          ? GONE
          : kept.map(([, part]) => part);
      }
      const lost = parts.filter(([key, part]) => part === GONE && schema.required?.includes(key));
      if (lost.length > 0 || leadsNowhere(value, absent)) return GONE;
      return { ...Object.fromEntries(kept), ...('faits' in value && { faits: value.faits }) };
    },
  );
  return resolved === GONE ? {} : resolved;
}
