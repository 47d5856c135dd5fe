import { COLLECTIONS, type CollectionName } from '../../schemas/collections.ts';
import { type JsonSchema, schemaAsData, schemaBelow, valueAt } from './schema-data.ts';

/**
 * The way to a field by the labels of its form: «Sections 4 › Communes 7» for `sections.4.villes.7`, counted from one.
 * A key that no schema names keeps its own name.
 *
 * @param data holds the field: the model of a section decides on its labels
 */
export function labelPath(name: CollectionName, field: string, data: unknown): string {
  let schema: JsonSchema | undefined = schemaAsData(COLLECTIONS[name].schema);
  let value = data;
  const labels: string[] = [];
  const parts = field.split('.');
  // In a file with several entries a field begins with the name of its entry.
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

/** The editor's name of a file: its form and, of several files in a form, its own name. */
export function formOf(name: CollectionName, id: string): string {
  const { kind, schema } = COLLECTIONS[name];
  const title = schemaAsData(schema).title ?? name;
  return kind === 'markdown' ? `${title} › ${id}` : title;
}
