import { z } from 'zod';

/**
 * JSON Schema with additional keys: `reference` (what the value names), `kind` (type of the fact), `row` (list of table
 * cells), `photos` (photographs are allowed), `refusal` (error message of the pattern).
 */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const known = new WeakMap<z.ZodType, JsonSchema>();

/** Text that matches no pattern. Parsing this text returns the error message of a pattern. */
const WRONG = '\u0000';

export function schemaAsData(schema: z.ZodType): JsonSchema {
  const data =
    known.get(schema) ??
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (!jsonSchema.pattern) return;
        const { error } = z.core.safeParse(zodSchema, WRONG);
        if (error) jsonSchema['refusal'] = `Ce champ ${error.issues[0]?.message}.`;
      },
    });
  known.set(schema, data);
  return data;
}

/** @returns undefined for `true`, the JSON Schema that accepts any value */
const saying = (part: JsonSchema['items']): JsonSchema | undefined =>
  typeof part === 'object' && !Array.isArray(part) ? part : undefined;

const fieldSchema = (group: JsonSchema | undefined, name: string): JsonSchema | undefined =>
  saying(group?.properties?.[name]);

export const fieldSchemas = ({ properties = {} }: JsonSchema): [name: string, schema: JsonSchema][] =>
  Object.entries(properties).map(([name, part]) => [name, saying(part) ?? {}]);

export const itemsSchema = (list: JsonSchema | undefined): JsonSchema | undefined => saying(list?.items);

const modelsOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [schema];

export const modelOf = (model: JsonSchema): unknown => fieldSchema(model, 'modele')?.const;

export const valueAt = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Returns the schema of a list item. In a union of schemas, `modele` of the item selects the schema. */
function itemSchema(list: JsonSchema | undefined, item: unknown): JsonSchema | undefined {
  const schema = itemsSchema(list);
  if (!schema) return undefined;
  const models = modelsOf(schema);
  if (models.length === 1) return models[0];
  return models.find((model) => modelOf(model) === valueAt(item, 'modele'));
}

/** Whether a field is a scalar or a list of scalars. */
const isPlain = (field: JsonSchema): boolean =>
  field.type === 'array' ? isPlain(itemsSchema(field) ?? {}) : field.type !== 'object' && !field.anyOf;

/**
 * Returns the names of an item's fields and of the plain fields of the other models, in the order of their first
 * occurrence in the union. The editor saves fields in this order.
 */
export function itemFields(list: JsonSchema | undefined, item: unknown): string[] {
  const own = itemSchema(list, item);
  const names = modelsOf(itemsSchema(list) ?? {}).flatMap((model) =>
    fieldSchemas(model)
      .filter(([, field]) => model === own || isPlain(field))
      .map(([name]) => name),
  );
  return [...new Set(names)];
}

/** Returns the schema of a field or list item. @param item value of the list item */
export const schemaBelow = (
  schema: JsonSchema | undefined,
  key: PropertyKey,
  item: unknown,
): JsonSchema | undefined =>
  schema?.items
    ? itemSchema(schema, item)
    : (fieldSchema(schema, String(key)) ?? saying(schema?.additionalProperties));

interface Found {
  value: unknown;
  schema: JsonSchema | undefined;
  /** Schema of the containing list or group. */
  around: JsonSchema | undefined;
  /** Path, in which list items count from one: `sections.4.villes.7`. */
  field: string;
  /** Path of form labels: «Sections 4 › Communes 7». A field without a label is named by its key. */
  label: string;
}

/** Visits a value after its fields or items. @param visit receives the value and the results for its fields or items */
export function walk<T>(
  found: Partial<Found> & Pick<Found, 'value'>,
  visit: (found: Found, parts: (readonly [key: string, result: T])[]) => T,
): T {
  const { value, schema, around, field = '', label = '' } = found;
  const isList = Array.isArray(value);
  const inside = typeof value === 'object' && value !== null && !(value instanceof Date) ? value : {};
  const parts = Object.entries(inside).map(([key, item]) => {
    const below = schemaBelow(schema, key, item);
    const name = isList ? String(Number(key) + 1) : key;
    const title = isList ? `${label} ${name}` : [label, below?.title ?? name].filter(Boolean).join(' › ');
    const path = field ? `${field}.${name}` : name;
    return [
      key,
      walk({ value: item, schema: below, around: schema, field: path, label: title }, visit),
    ] as const;
  });
  return visit({ value, schema, around, field, label }, parts);
}
