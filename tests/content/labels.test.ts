import { expect, test } from 'vitest';
import { z } from 'zod';
import { COLLECTIONS } from '../../src/schemas/collections.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Fields without a French name, below a place of a schema. */
function unnamed(schema: JsonSchema, place: string): string[] {
  const own = schema.title ? [] : [place];
  const fields = Object.entries(schema.properties ?? {})
    .filter(([, field]) => typeof field === 'object' && !field.not && field.const === undefined)
    .flatMap(([name, field]) => unnamed(field as JsonSchema, `${place}.${name}`));
  const models = ((schema.oneOf ?? []) as JsonSchema[]).flatMap((model, index) =>
    unnamed(model, `${place}[${index}]`),
  );
  const items = schema.items ? unnamed(schema.items as JsonSchema, `${place}.*`) : [];
  return [...own, ...fields, ...models, ...items];
}

test.each(Object.entries(COLLECTIONS))('every field of %s says its French name', (name, { schema }) => {
  const fields = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  expect(unnamed(fields, name)).toEqual([]);
});
