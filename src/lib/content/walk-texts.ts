import { COLLECTIONS } from '../../schemas/collections.ts';
import type { Entry, RawEntry } from './parse.ts';
import { type JsonSchema, schemaAsData, walk } from './schema-data.ts';

export interface FieldText {
  field: string;
  /** Path of the field in form labels. */
  label: string;
  text: string;
  schema: JsonSchema;
}

type AnyEntry = Omit<Entry, 'data'> & Pick<RawEntry, 'data'>;

/** Texts after placeholders and passages are resolved. The body of a Markdown file has the field ''. */
export const textsIn = ({ collection, place, data, body }: AnyEntry): FieldText[] => [
  ...walk<FieldText[]>(
    { value: data, schema: schemaAsData(COLLECTIONS[collection].schema), field: place, label: place },
    ({ value, schema = {}, field, label }, parts) =>
      typeof value === 'string'
        ? [{ field, label, text: value, schema }]
        : parts.flatMap(([, texts]) => texts),
  ),
  { field: '', label: 'Texte', text: body, schema: {} },
];

/** Source texts, before placeholders and passages are resolved. */
export const writtenIn = (entry: Entry): FieldText[] => textsIn({ ...entry, ...entry.written });
