import type { Field, VariableFieldType } from '@sveltia/cms';
import { z } from 'zod';
import { count } from '../domain/sentence.ts';
import { type Choices, referenceField } from './references.ts';

/** A schema as data, with what the forms need beside: the message that a wrong value is answered with. */
export type FieldSchema = z.core.JSONSchema.BaseSchema & { refusal?: string; reference?: string };

/** A value that no field of content/ takes, to hear what a schema says of a wrong one. */
const WRONG = '\u0000';

/** A schema as data. */
export const asData = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (!jsonSchema.pattern) return;
      const { error } = z.core.safeParse(zodSchema, WRONG);
      if (error) jsonSchema['refusal'] = `Ce champ ${error.issues[0]?.message}.`;
    },
  });

/** Longest text that a form shows on one line: that of a title. */
const ONE_LINE = 110;

/** Bounds of a field as a French sentence; nothing where there are none that an editor could pass. */
function bounds({ type, minLength = 0, maxLength, minItems = 0, maxItems, ...rest }: FieldSchema): string {
  if (type === 'array' && maxItems) return `${between(minItems, maxItems, 'élément')}.`;
  if (type === 'string' && maxLength) return `${between(minLength, maxLength, 'caractère')}.`;
  const { minimum, maximum } = rest;
  if (minimum === undefined || maximum === undefined) return '';
  return minimum === maximum ? `Toujours ${minimum}.` : `De ${minimum} à ${maximum}.`;
}

function between(min: number, max: number, noun: string): string {
  if (min === max) return `Exactement ${count(min, noun)}`;
  return min > 1 ? `De ${min} à ${count(max, noun)}` : `Au plus ${count(max, noun)}`;
}

/** What stands below a field: what it is for, and its bounds. */
function hint(schema: FieldSchema): string | undefined {
  const chosen = schema.enum || schema.reference ? 'À choisir dans la liste.' : '';
  const purpose = schema.description ? `${schema.description}.` : chosen;
  return [purpose, bounds(schema)].filter(Boolean).join(' ') || undefined;
}

/** Fields of a group, in the order of its schema; those that no value may be given are left out. */
export function fieldsOf({ properties = {}, required = [] }: FieldSchema, choices: Choices): Field[] {
  return Object.entries(properties as Record<string, FieldSchema>)
    .filter(([, schema]) => !schema.not && schema.const === undefined)
    .map(([name, schema]) => field(name, schema, required.includes(name), choices));
}

/**
 * The form's field for a field of a schema.
 *
 * @param choices what the pickers of references offer
 * @throws Error when there is no field for such a schema: it would be lost when an entry is saved
 */
function field(name: string, schema: FieldSchema, required: boolean, choices: Choices): Field {
  const common = {
    name,
    label: schema.title ?? name,
    hint: hint(schema),
    // Without a choice it would be the default again: « (Aucun) » is no choice.
    required: required || (schema.enum !== undefined && schema.default !== undefined),
    // The editor shows no hint below what cannot be written, so the reason stands beside it.
    ...(schema.readOnly && { readonly: true, after_input: schema.description }),
    ...(schema.default !== undefined && typeof schema.default !== 'object' && { default: schema.default }),
  };
  const { type, format, minLength, maxLength, minimum, maximum } = schema;
  const pattern = schema.pattern && schema.refusal ? { pattern: [schema.pattern, schema.refusal] } : {};
  if (schema.reference) return { ...common, ...referenceField(schema.reference, choices) } as Field;
  if (schema.enum) return { ...common, widget: 'select', options: schema.enum as string[] };
  if (format === 'date')
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as Field;
  if (type === 'boolean') return { ...common, widget: 'boolean' } as Field;
  if (type === 'integer' || type === 'number') {
    const value_type = type === 'integer' ? 'int' : 'float';
    const fixed = minimum === maximum && minimum !== undefined && { default: minimum };
    return {
      ...common,
      ...fixed,
      widget: 'number',
      value_type,
      min: minimum,
      max: maximum,
      ...(value_type === 'float' && { step: 0.0001 }),
    } as Field;
  }
  if (type === 'string') {
    const length = { minlength: minLength, maxlength: maxLength };
    if (schema.contentMediaType) return { ...common, ...RICH_TEXT } as Field;
    const widget = maxLength !== undefined && maxLength > ONE_LINE ? 'text' : 'string';
    return { ...common, ...pattern, ...length, widget } as Field;
  }
  if (type === 'array') return { ...common, ...listField(schema, choices) } as Field;
  if (type === 'object' && schema.properties) {
    const fields = fieldsOf(schema, choices);
    return { ...common, widget: 'object', collapsed: 'auto', summary: summary(schema), fields } as Field;
  }
  if (type === 'object') {
    return { ...common, widget: 'keyvalue', key_label: 'Nom', value_label: 'Valeur' } as Field;
  }
  throw new Error(`No form field for « ${name} »: ${JSON.stringify(schema)}`);
}

/** What an editor may write where Markdown is read. */
export const RICH_TEXT = {
  widget: 'richtext',
  // Without its button, a mark that stands in a text would be taken for plain characters and escaped.
  buttons: ['bold', 'code', 'link', 'heading-two', 'heading-three', 'bulleted-list', 'numbered-list'],
  editor_components: [],
  modes: ['rich_text', 'raw'],
};

function listField(schema: FieldSchema, choices: Choices): object {
  const item = schema.items as FieldSchema;
  const common = {
    widget: 'list',
    label_singular: item.title ?? '',
    min: schema.minItems,
    max: schema.maxItems,
    collapsed: true,
  };
  const models = (item.oneOf ?? item.anyOf) as FieldSchema[] | undefined;
  if (models) return { ...common, typeKey: 'modele', types: models.map((model) => typeOf(model, choices)) };
  if (item.type === 'object') return { ...common, summary: summary(item), fields: fieldsOf(item, choices) };
  return { ...common, collapsed: false, field: field('element', item, true, choices) };
}

/** Name of a section model, as `modele` says it. */
export const modelName = ({ properties = {} }: FieldSchema): string =>
  String((properties['modele'] as FieldSchema | undefined)?.const);

/** Schema of an item of a list: that of its model where the list has several. */
export function itemSchema(list: FieldSchema | undefined, item: unknown): FieldSchema | undefined {
  const schema = list?.items as FieldSchema | undefined;
  const models = (schema?.oneOf ?? schema?.anyOf) as FieldSchema[] | undefined;
  if (!models) return schema;
  return models.find((model) => modelName(model) === (item as { modele?: unknown } | null)?.modele);
}

/** A section model, as a type of a list. */
function typeOf(model: FieldSchema, choices: Choices): VariableFieldType {
  return {
    name: modelName(model),
    label: model.title,
    summary: summary(model),
    fields: fieldsOf(model, choices),
  };
}

/** What stands for a group that is closed: its title, else its first field. */
function summary({ properties = {} }: FieldSchema): string {
  const names = Object.entries(properties as Record<string, FieldSchema>)
    .filter(([, schema]) => schema.const === undefined)
    .map(([name]) => name);
  return `{{fields.${['titre', 'libelle', 'nom', 'code'].find((name) => names.includes(name)) ?? names[0]}}}`;
}
