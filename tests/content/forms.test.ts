import { expect, test } from 'vitest';
import { z } from 'zod';
import { editorConfig } from '../../src/editor/config.ts';
import { fieldsOf } from '../../src/editor/fields.ts';
import { choicesOf } from '../../src/editor/references.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { schemaAsData } from '../../src/lib/content/schema-data.ts';

interface FormField {
  name: string;
  label?: string;
  hint?: string;
  widget?: string;
  fields?: FormField[];
  field?: FormField;
  types?: (FormField & { fields: FormField[] })[];
  [option: string]: unknown;
}

const config = editorConfig(choicesOf(readContent(process.cwd()))) as unknown as {
  collections: { name: string; fields?: FormField[]; files?: FormField[] }[];
};

const CHOICES = { departements: [], adresses: [], faits: [] };

test('each schema type becomes a field of the editor’s form with its label, its hint, its limits and its pattern', () => {
  const code = z.string().regex(/^\d\d$/, 'est de deux chiffres');
  const schema = z.strictObject({
    titre: z.string().min(3).max(70).meta({ title: 'Titre', description: 'Le titre de la page' }),
    texte: z.string().max(300).optional().meta({ title: 'Texte' }),
    code,
    jour: z.iso.date().meta({ title: 'Jour' }),
    note: z.int().min(1).max(5).meta({ title: 'Note' }),
    visible: z.boolean().meta({ title: 'Visible' }),
    forme: z.enum(['ligne', 'liste']).default('ligne').meta({ title: 'Forme' }),
    corps: z.string().meta({ title: 'Corps', contentMediaType: 'text/markdown' }),
    liens: z.array(z.strictObject({ vers: z.string() }).meta({ title: 'Lien' })).max(3),
  });
  const hint = 'Le titre de la page. De 3 à 70 caractères.';
  expect(fieldsOf(schemaAsData(schema), CHOICES)).toMatchObject([
    { name: 'titre', label: 'Titre', hint, required: true, maxlength: 70, widget: 'string' },
    { name: 'texte', required: false, widget: 'text' },
    { name: 'code', widget: 'string', pattern: ['^\\d\\d$', 'Ce champ est de deux chiffres.'] },
    { name: 'jour', widget: 'datetime', type: 'date' },
    { name: 'note', widget: 'number', value_type: 'int', min: 1, max: 5 },
    { name: 'visible', widget: 'boolean' },
    { name: 'forme', widget: 'select', options: ['ligne', 'liste'], default: 'ligne', required: true },
    { name: 'corps', widget: 'richtext' },
    { name: 'liens', widget: 'list', label_singular: 'Lien', max: 3, fields: [{ name: 'vers' }] },
  ]);
});

const partsOf = (form: FormField[] = []): FormField[] =>
  form.flatMap((one) => [
    one,
    ...partsOf([...(one.field ? [one.field] : []), ...(one.fields ?? []), ...(one.types ?? [])]),
  ]);

const groups = (form: FormField[]): FormField[] =>
  partsOf(form).filter(({ fields, types }) => fields || types);

const FORMS = Object.fromEntries(
  config.collections.flatMap(({ name, fields = [], files = [] }) => [
    [name, fields],
    ...files.map((file) => [`${name}/${file.name}`, file.fields ?? []] as const),
  ]),
);

test.each(Object.entries(FORMS))(
  'in the editor’s form for %s, fields have French labels, and a collapsed group shows one of its values',
  (_, form) => {
    const unnamed = partsOf(form).filter(({ name, label }) => !label || label === name);
    expect(unnamed.map(({ name }) => name)).toEqual([]);
    for (const { name, fields, summary = '' } of groups(form)) {
      if (name === 'faits') continue;
      const named = [...String(summary).matchAll(/\{\{fields\.(\w+)\}\}/g)].map(([, field]) => field);
      if (!fields) continue;
      expect(named, name).not.toEqual([]);
      expect(fields.map((field) => field.name)).toEqual(expect.arrayContaining(named));
    }
  },
);

test.each([
  ['the only remaining announcement', 'reglages/bandeaux', 'bandeaux'],
  ['the only remaining closing period', 'reglages/horaires', 'fermetures'],
])('in the editor, %s can be deleted, which leaves its list empty', (_, form, list) => {
  expect(FORMS[form]?.find(({ name }) => name === list)).toMatchObject({ required: false });
});

test('in the editor’s forms, every list has a label for a single item', () => {
  const lists = groups(Object.values(FORMS).flat()).filter(({ widget }) => widget === 'list');
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ label_singular }) => !label_singular).map(({ name }) => name)).toEqual([]);
});
