import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** A schema as data, so that it can be walked along a path. */
function asData(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema);
  if (known) return known;
  const data = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  schemas.set(schema, data);
  return data;
}

const alternatives = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]) as JsonSchema[];

/** Of several models of a section, the one that the data name. */
const chosen = (schema: JsonSchema, data: unknown): JsonSchema[] => {
  const models = alternatives(schema);
  const modele = (data as { modele?: unknown } | undefined)?.modele;
  const match = models.filter(({ properties }) => {
    const model = properties?.modele;
    return typeof model === 'object' && model.const === modele && modele !== undefined;
  });
  return match.length > 0 ? match : models;
};

/**
 * Fields that a place of an entry may have, for telling an editor which one was meant.
 *
 * @param path of the object that holds the wrong field
 * @param entry the entry's data, which say of which model a section is
 */
export function knownKeys(schema: z.ZodType, path: readonly PropertyKey[], entry: unknown): string[] {
  let data = entry;
  let places = [asData(schema)];
  for (const part of path) {
    data = (data as Record<PropertyKey, unknown> | undefined)?.[part];
    places = places.flatMap((place) => {
      const next = typeof part === 'number' ? place.items : place.properties?.[String(part)];
      return typeof next === 'object' && !Array.isArray(next) ? chosen(next, data) : [];
    });
  }
  return places.flatMap(({ properties }) => Object.keys(properties ?? {}));
}
