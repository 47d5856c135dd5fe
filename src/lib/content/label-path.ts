import { COLLECTIONS, type CollectionName } from '../../schemas/collections.ts';
import { type JsonSchema, schemaAsData, schemaBelow, valueAt } from './schema-data.ts';

/**
 * Field path in form labels, counted from one: `sections.4.villes.7` → «Sections 4 › Communes 7». Unknown keys keep
 * their name.
 * @param data the entry; its section models select the labels
 */
export function labelPath(name: CollectionName, field: string, data: unknown): string {
  let schema: JsonSchema | undefined = schemaAsData(COLLECTIONS[name].schema);
  let value = data;
  const labels: string[] = [];
  const parts = field.split('.');
  // In an array collection the path begins with the entry's name.
  if (COLLECTIONS[name].kind === 'array') labels.push(parts.shift() ?? '');
  for (const part of parts) {
    const inList = Array.isArray(value);
    const key = inList ? Number(part) - 1 : part;
    value = valueAt(value, key);
    schema = schemaBelow(schema, key, value);
    labels.push(inList ? `${labels.pop()} ${part}` : (schema?.title ?? part));
  }
  return labels.join(' › ');
}

/** Form of the editor, with the file name if the form has several. */
export function formOf(name: CollectionName, id: string): string {
  const { kind, schema } = COLLECTIONS[name];
  const title = schemaAsData(schema).title ?? name;
  return kind === 'markdown' ? `${title} › ${id}` : title;
}
