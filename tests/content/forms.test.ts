import { describe, expect, test } from 'vitest';
import { editorConfig } from '../../src/editor/config.ts';
import { asData, fieldsOf } from '../../src/editor/fields.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { type JsonSchema, modelOf } from '../../src/lib/content/schema-data.ts';
import { COLLECTIONS, type CollectionName } from '../../src/schemas/collections.ts';

/** A field of a form, as the editor is configured with it. */
interface FormField {
  name: string;
  label?: string;
  hint?: string;
  widget?: string;
  required?: boolean;
  fields?: FormField[];
  field?: FormField;
  types?: (FormField & { fields: FormField[] })[];
  [option: string]: unknown;
}

const config = editorConfig(readContent(process.cwd())) as unknown as {
  collections: {
    name: string;
    folder?: string;
    fields?: FormField[];
    files?: (FormField & { file: string })[];
  }[];
};

function formOf(name: CollectionName): FormField[] {
  const { base, kind } = COLLECTIONS[name];
  const folder = config.collections.find((collection) => collection.folder === base)?.fields;
  const file = config.collections.flatMap(({ files = [] }) => files).find((one) => one.file === base)?.fields;
  return (kind === 'array' ? file?.[0]?.fields : (folder ?? file)) ?? [];
}

/** The kinds of form field that may show a schema. */
function kindsFor(schema: JsonSchema): string[] {
  if (schema.reference === 'faits') return ['object'];
  if (schema.reference === 'photos') return ['image'];
  if (schema.reference) return ['relation', 'select'];
  if (schema.enum) return ['select'];
  if (schema.format === 'date') return ['datetime'];
  if (schema.contentMediaType === 'text/markdown') return ['richtext'];
  if (schema.type === 'object') return [schema.properties ? 'object' : 'keyvalue'];
  const kinds: Record<string, string[]> = {
    string: ['string', 'text'],
    boolean: ['boolean'],
    integer: ['number'],
    number: ['number'],
    array: ['list'],
  };
  return kinds[String(schema.type)] ?? [];
}

/** Fields of a schema that a form lacks or shows wrongly. */
function lacks(schema: JsonSchema, form: FormField[], place: string): string[] {
  const required = schema.required ?? [];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    .filter(([, field]) => !field.not && field.const === undefined)
    .flatMap(([name, field]) => {
      const where = `${place}.${name}`;
      const shown = form.find((candidate) => candidate.name === name);
      if (!shown) return [`${where} is not shown`];
      const faults = faultsOf(field, shown);
      const chosen = field.enum !== undefined && field.default !== undefined;
      if (shown.required !== (chosen || required.includes(name))) faults.push('is required in one alone');
      return [...faults.map((fault) => `${where} ${fault}`), ...inside(field, shown, where)];
    });
}

function faultsOf(field: JsonSchema, shown: FormField): string[] {
  const { label, hint, widget = '' } = shown;
  const faults: string[] = [];
  if (label !== field.title) faults.push(`is called «${label}»`);
  if (field.type !== 'object' && !hint) faults.push('has no hint');
  if (!kindsFor(field).includes(widget)) faults.push(`is a ${widget}`);
  if (field.maxLength && ['string', 'text'].includes(widget) && shown['maxlength'] !== field.maxLength) {
    faults.push('has no limit');
  }
  if (field.pattern && widget === 'string' && !shown['pattern']) faults.push('takes anything');
  if (field.maximum !== undefined && shown['max'] !== field.maximum) faults.push('has no maximum');
  if (field.type === 'array' && shown['max'] !== field.maxItems) faults.push('takes any number of items');
  if (Boolean(field.readOnly) !== Boolean(shown['readonly'])) faults.push('can be written in one alone');
  if (field.readOnly && shown['after_input'] !== field.description)
    faults.push('does not say why it is grey');
  return faults;
}

function inside(field: JsonSchema, shown: FormField, where: string): string[] {
  if (field.type === 'object' && field.properties) return lacks(field, shown.fields ?? [], where);
  const item = field.items as JsonSchema | undefined;
  if (!item) return [];
  const models = (item.oneOf ?? item.anyOf) as JsonSchema[] | undefined;
  if (models) {
    return models.flatMap((model) => {
      const type = shown.types?.find(({ name }) => name === modelOf(model));
      return type
        ? lacks(model, type.fields, `${where}.${type.name}`)
        : [`${where} lacks the model ${modelOf(model)}`];
    });
  }
  if (item.type === 'object') return lacks(item, shown.fields ?? [], `${where}.*`);
  const one = shown.field;
  if (!one) return [`${where} shows no items`];
  return [...faultsOf(item, one).map((fault) => `${where}.* ${fault}`), ...inside(item, one, `${where}.*`)];
}

describe('the form of', () => {
  test.each(Object.keys(COLLECTIONS) as CollectionName[])('%s shows every field of its schema', (name) => {
    expect(lacks(asData(COLLECTIONS[name].schema), formOf(name), name)).toEqual([]);
  });
});

/** Every group and list of a form, at any depth. */
const groups = (form: FormField[] = []): FormField[] =>
  form.flatMap((one) => [
    ...(one.fields || one.types ? [one] : []),
    ...groups(one.fields),
    ...(one.types ?? []).flatMap((type) => [type, ...groups(type.fields)]),
  ]);

const FORMS = Object.fromEntries(
  config.collections.flatMap(({ name, fields = [], files = [] }) => [
    [name, fields],
    ...files.map((file) => [`${name}/${file.name}`, file.fields ?? []] as const),
  ]),
);

test.each(Object.entries(FORMS))('what is closed in %s is told by a field of its own', (_name, form) => {
  for (const { name, fields, summary = '' } of groups(form)) {
    // Figures are told one by one, below their labels.
    if (name === 'faits') continue;
    const named = [...String(summary).matchAll(/\{\{fields\.(\w+)\}\}/g)].map(([, field]) => field);
    if (!fields) continue;
    expect(named, name).not.toEqual([]);
    expect(fields.map((field) => field.name)).toEqual(expect.arrayContaining(named));
  }
});

/** Where the values of a form stand in a file, in its order. */
const places = (form: FormField[], above = ''): string[] =>
  form.flatMap(({ name, widget, fields, field }) => {
    const place = `${above}${name}${widget === 'list' ? '.*' : ''}`;
    if (fields) return places(fields, `${place}.`);
    return field ? places([{ ...field, name: '' }], place) : [place];
  });

test('all models list their shared fields in one order', () => {
  const sections = formOf('pages').find(({ name }) => name === 'sections');
  const written = [...new Set(sections?.types?.flatMap(({ fields }) => places(fields)))];
  for (const { name, fields } of sections?.types ?? []) {
    const own = places(fields);
    expect(
      written.filter((place) => own.includes(place)),
      name,
    ).toEqual(own);
  }
});

test('a car is told by its name, not by its price', () => {
  const cars = groups(formOf('pages')).find(({ name }) => name === 'modeles');
  expect(cars?.['summary']).toBe('{{fields.modele}}');
});

test('an item of a list is added by its own name', () => {
  const lists = Object.values(FORMS).flatMap((form) =>
    groups(form).filter(({ widget }) => widget === 'list'),
  );
  expect(lists.filter(({ label_singular }) => !label_singular).map(({ name }) => name)).toEqual([]);
});

test('the departments, which the map draws, are neither added nor removed', () => {
  const list = config.collections
    .flatMap(({ files = [] }) => files)
    .find(({ name }) => name === 'departements');
  expect(list?.fields?.[0]).toMatchObject({ allow_add: false, allow_remove: false });
});

test('a field that no form could show stops the build', () => {
  const schema = { properties: { rien: { type: 'null', title: 'Rien' } } } as JsonSchema;
  expect(() => fieldsOf(schema, { departements: [], adresses: [], faits: [] })).toThrow('rien');
});
