import { z } from 'zod';
import { suggestion } from '../domain/suggest.ts';
import { valueAt } from '../lib/content/schema-data.ts';
import type { Names } from '../lib/facts/names.ts';
import { list } from '../schemas/fields.ts';
import * as files from './schemas.ts';

type SchemaFile = (typeof files)[keyof typeof files];

export type Section = z.infer<SchemaFile['schema']>;

/** The background of a section. */
export type Ground = 'paper' | 'mist' | 'deep';

export interface SectionProps<M extends Section['modele']> {
  section: Extract<Section, { modele: M }>;
  names: Names;
  ground: Ground;
}

/** Each schema, and whether its sections bring a dark ground of their own. */
const entries: { schema: SchemaFile['schema']; isDeep?(section: Section): boolean }[] = Object.values(files);

const [first, ...others] = entries.map(({ schema }) => schema);
if (!first) throw new Error('src/sections/schemas.ts names no section model.');
const schemas = [first, ...others] as const;

const MODEL_NAMES = entries.map(({ schema }) => schema.shape.modele.value);

function unknownModel({ input }: { input?: unknown }): string {
  const known = `les modèles sont ${MODEL_NAMES.join(', ')}`;
  const written = valueAt(input, 'modele');
  if (typeof written !== 'string') return `manque ou n’est pas un texte : ${known}`;
  return `nomme « ${written} », qui n’est pas un modèle de section : ${suggestion(written, MODEL_NAMES, known)}`;
}

/** Whether a section brings a dark ground of its own. */
export function isDeep(section: Section): boolean {
  const entry = entries.find(({ schema }) => schema.shape.modele.value === section.modele);
  return entry?.isDeep?.(section) ?? false;
}

/** Grounds of a list of sections, such that no two neighbours share one. */
export function groundsOf(sections: readonly Section[], first: Ground = 'paper'): Ground[] {
  let next = first;
  return sections.map((section) => {
    if (isDeep(section)) return 'deep';
    const ground = next;
    next = ground === 'paper' ? 'mist' : 'paper';
    return ground;
  });
}

/** One section of a page; `modele` chooses its look. A page is a list of these. */
const sectionSchema = z
  .discriminatedUnion('modele', schemas, { error: unknownModel })
  .meta({ title: 'Section' });

export const sectionsSchema = list(sectionSchema, 1, 24).meta({
  title: 'Sections',
  description: 'Les parties de la page, dans l’ordre',
});
