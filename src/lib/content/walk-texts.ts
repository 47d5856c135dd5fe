import { COLLECTIONS } from '../../schemas/collections.ts';
import type { Entry, RawEntry } from './parse.ts';
import { type JsonSchema, schemaAsData, walk } from './schema-data.ts';

export interface FieldText {
  field: string;
  /** Path of form labels in the editor: «Sections 4 › Communes 7». */
  label: string;
  text: string;
  schema: JsonSchema;
}

/** Texts by entry data, cached because every check reads them. */
const known = new WeakMap<object, FieldText[]>();

type AnyEntry = Omit<Entry, 'data'> & Pick<RawEntry, 'data'>;

/** Returns all texts of an entry. The `field` of the Markdown body is ''. */
export function textsIn({ collection, place, data, body }: AnyEntry): FieldText[] {
  const key = Object(data);
  const texts = known.get(key) ?? [];
  if (!known.has(key))
    walk(
      { value: data, schema: schemaAsData(COLLECTIONS[collection].schema), field: place, label: place },
      ({ value, schema = {}, field, label }) => {
        if (typeof value === 'string') texts.push({ field, label, text: value, schema });
      },
    );
  known.set(key, texts);
  return [...texts, { field: '', label: 'Texte', text: body, schema: {} }];
}

/** Returns the source texts of an entry, before placeholders and `{si …}` passages are resolved. */
export const writtenIn = (entry: Entry): FieldText[] => textsIn({ ...entry, ...entry.written });
