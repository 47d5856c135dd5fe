import { z } from 'zod';

/**
 * A schema as data, so that it can be walked beside the values that it describes, with what fields say of themselves in
 * `meta`: what they refer to (`reference`), of which `kind` a named figure is, whether a list is a `row` of cells, whether
 * a text has room for `photos`. `refusal` is the message that a value is answered with that does not fit a pattern.
 */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const known = new WeakMap<z.ZodType, JsonSchema>();

/** A value that no field of content/ takes, to hear what a schema says of a wrong one. */
const WRONG = '\u0000';

/** A schema as data, of the values as a file holds them. */
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

/** A part of a schema, where it says something: JSON Schema writes `true` for «anything». */
const saying = (part: JsonSchema['items']): JsonSchema | undefined =>
  typeof part === 'object' && !Array.isArray(part) ? part : undefined;

const fieldSchema = (group: JsonSchema | undefined, name: string): JsonSchema | undefined =>
  saying(group?.properties?.[name]);

export const fieldSchemas = ({ properties = {} }: JsonSchema): [name: string, schema: JsonSchema][] =>
  Object.entries(properties).map(([name, part]) => [name, saying(part) ?? {}]);

export const itemsSchema = (list: JsonSchema | undefined): JsonSchema | undefined => saying(list?.items);

/** The models of a list's items; a list of one kind has one. */
const modelsOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [schema];

/** The value of `modele` that a section model stands for. */
export const modelOf = (model: JsonSchema): unknown => fieldSchema(model, 'modele')?.const;

export const valueAt = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Schema of an item of a list: that of its model where the list has several. */
export function itemSchema(list: JsonSchema | undefined, item: unknown): JsonSchema | undefined {
  const schema = itemsSchema(list);
  if (!schema) return undefined;
  const models = modelsOf(schema);
  if (models.length === 1) return models[0];
  return models.find((model) => modelOf(model) === valueAt(item, 'modele'));
}

/** Names of the fields of an item: those that hold one value stand where the first model of the list has them. */
export function itemFields(list: JsonSchema | undefined, item: unknown): string[] {
  const own = itemSchema(list, item);
  const names = modelsOf(itemsSchema(list) ?? {}).flatMap((model) =>
    fieldSchemas(model)
      .filter(([, { type }]) => model === own || (type !== 'array' && type !== 'object'))
      .map(([name]) => name),
  );
  return [...new Set(names)];
}

/**
 * Schema of what stands below a value: of a field, or of an item of a list.
 *
 * @param item what stands there: the model of a section decides on its fields
 */
export const schemaBelow = (
  schema: JsonSchema | undefined,
  key: PropertyKey,
  item: unknown,
): JsonSchema | undefined =>
  schema?.items
    ? itemSchema(schema, item)
    : (fieldSchema(schema, String(key)) ?? saying(schema?.additionalProperties));
