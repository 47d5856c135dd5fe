import type { Field } from '@sveltia/cms';
import { count } from '../domain/sentence.ts';
import { fieldSchemas, itemsSchema, type JsonSchema, modelOf } from '../lib/content/schema-data.ts';
import { type Choices, referenceField } from './references.ts';

/** Maximum length of a one-line text, in characters. The input of a longer text has several lines. */
const ONE_LINE = 110;

/** Describes the limits of a field in French. Returns '' if the field has no limits. */
function bounds({ type, minLength = 0, maxLength, minItems = 0, maxItems, ...rest }: JsonSchema): string {
  if (type === 'array' && maxItems) return `${between(minItems, maxItems, 'élément')}.`;
  if (type === 'string' && maxLength) return `${between(minLength, maxLength, 'caractère')}.`;
  const { minimum, maximum } = rest;
  if (minimum === undefined || maximum === undefined) return '';
  return `De ${minimum} à ${maximum}.`;
}

function between(min: number, max: number, noun: string): string {
  if (min === max) return `Exactement ${count(min, noun)}`;
  return min > 1 ? `De ${min} à ${count(max, noun)}` : `Au plus ${count(max, noun)}`;
}

function hint(schema: JsonSchema): string | undefined {
  const chosen = schema.enum || schema.reference ? 'À choisir dans la liste.' : '';
  const purpose = schema.description ? `${schema.description}.` : chosen;
  return [purpose, bounds(schema)].filter(Boolean).join(' ') || undefined;
}

export function fieldsOf(group: JsonSchema, choices: Choices): Field[] {
  return fieldSchemas(group)
    .filter(([, schema]) => !schema.not && schema.const === undefined)
    .map(([name, schema]) => field(name, schema, group.required?.includes(name) ?? false, choices));
}

/** @param choices options of fields with a reference @throws Error for a schema that no form field supports */
function field(name: string, schema: JsonSchema, required: boolean, choices: Choices): Field {
  const common = {
    name,
    label: schema.title ?? name,
    hint: hint(schema),
    // A required select has no empty option « (Aucun) », which would mean the same as the default.
    required: required || (schema.enum !== undefined && schema.default !== undefined),
    // The editor shows no hint for a read-only field, so the description follows the input.
    ...(schema.readOnly && { readonly: true, after_input: schema.description }),
    ...(schema.default !== undefined && typeof schema.default !== 'object' && { default: schema.default }),
  };
  const { type, format, minLength, maxLength, minimum, maximum } = schema;
  const { reference, refusal } = schema;
  const pattern = schema.pattern && refusal ? { pattern: [schema.pattern, refusal] } : {};
  if (reference) return { ...common, ...referenceField(String(reference), choices) };
  if (schema.enum) return { ...common, widget: 'select', options: schema.enum.map(String) };
  if (format === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type === 'boolean') return { ...common, widget: 'boolean' };
  if (type === 'integer' || type === 'number') {
    const kind = type === 'integer' ? { value_type: 'int' } : { value_type: 'float', step: 0.0001 };
    return { ...common, widget: 'number', min: minimum, max: maximum, ...kind };
  }
  if (type === 'string') {
    const length = { minlength: minLength, maxlength: maxLength };
    if (schema.contentMediaType) return { ...common, ...RICH_TEXT };
    const widget = maxLength !== undefined && maxLength > ONE_LINE ? 'text' : 'string';
    return { ...common, ...pattern, ...length, widget };
  }
  if (type === 'array') return { ...common, ...listField(schema, choices) };
  if (type === 'object' && schema.properties) {
    const fields = fieldsOf(schema, choices);
    return { ...common, widget: 'object', collapsed: 'auto', summary: summary(schema), fields };
  }
  throw new Error(`No form field supports the schema of « ${name} »: ${JSON.stringify(schema)}`);
}

export const RICH_TEXT = {
  widget: 'richtext',
  // The editor escapes Markdown that has no button here.
  buttons: [
    'bold',
    'italic',
    'code',
    'link',
    'heading-two',
    'heading-three',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: [],
  modes: ['rich_text', 'raw'],
};

function listField(schema: JsonSchema, choices: Choices) {
  const item = itemsSchema(schema) ?? {};
  const common = {
    widget: 'list',
    label_singular: item.title ?? '',
    min: schema.minItems,
    max: schema.maxItems,
    collapsed: true,
  };
  const models = item.oneOf ?? item.anyOf;
  if (models) {
    const types = models.map((model) => ({
      name: String(modelOf(model)),
      label: model.title,
      summary: summary(model),
      fields: fieldsOf(model, choices),
    }));
    return { ...common, typeKey: 'modele', types };
  }
  if (item.type === 'object') return { ...common, summary: summary(item), fields: fieldsOf(item, choices) };
  return { ...common, collapsed: false, field: field('element', item, true, choices) };
}

function summary(group: JsonSchema): string {
  const names = fieldSchemas(group)
    .filter(([, schema]) => schema.const === undefined)
    .map(([name]) => name);
  return `{{fields.${['titre', 'libelle', 'nom', 'code'].find((name) => names.includes(name)) ?? names[0]}}}`;
}
