import { COLLECTIONS, type CollectionName } from '../schemas/collections.ts';
import { bodyLabel } from './config.ts';
import { asData, type FieldSchema, itemSchema } from './fields.ts';

/**
 * The way to a field by the labels of its form: «Sections 4 › Communes 7» for `sections.4.villes.7`, counted from one.
 * What no schema names keeps its own name.
 *
 * @param data holds the field: the model of a section decides on its labels
 */
export function labelPath(name: CollectionName, field: string, data: unknown): string {
  const parts = field.split('.');
  if (parts[0] === 'body') return bodyLabel(name);
  let schema: FieldSchema | undefined = asData(COLLECTIONS[name].schema);
  let value = data;
  const labels: string[] = [];
  for (const [index, part] of parts.entries()) {
    // In a file with several entries a field begins with the name of its entry.
    if (index === 0 && COLLECTIONS[name].kind === 'array') {
      labels.push(part);
    } else if (/^\d+$/.test(part)) {
      value = (value as unknown[] | undefined)?.[Number(part) - 1];
      schema = itemSchema(schema, value);
      labels.push(`${labels.pop()} ${part}`);
    } else {
      value = (value as Record<string, unknown> | undefined)?.[part];
      schema = schema?.properties?.[part] as FieldSchema | undefined;
      labels.push(schema?.title ?? part);
    }
  }
  return labels.join(' › ');
}
