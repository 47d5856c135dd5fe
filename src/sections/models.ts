import { z } from 'zod';
import { suggestion } from '../domain/suggest.ts';
import { valueAt } from '../lib/content/schema-data.ts';
import type { Names } from '../lib/facts/names.ts';
import { list } from '../schemas/fields.ts';

/**
 * The section models by name. Each folder beside this file adds itself, in its `schema.ts`: TypeScript can't read a
 * folder.
 */
export interface Models {}

export type Section = Models[keyof Models];

/** The background of a section. */
export type Ground = 'paper' | 'mist' | 'deep';

export interface SectionProps<M extends keyof Models> {
  section: Models[M];
  names: Names;
  ground: Ground;
}

type ModelSchema = z.ZodType<Section> &
  z.core.$ZodTypeDiscriminable & { shape: { modele: z.ZodLiteral<keyof Models> } };
interface SchemaFile {
  schema: ModelSchema;
  /** Whether a section brings a dark ground of its own. */
  isDeep?: (section: Section) => boolean;
}

/** Vite finds the folders for the site, the file system for node's tools; src/editor/bundle.ts for the browser. */
const files = import.meta.env
  ? import.meta.glob<SchemaFile>('./*/schema.ts', { eager: true })
  : await (await import('./schema-files.ts')).schemaFiles<SchemaFile>();

const [first, ...others] = Object.values(files).map(({ schema }) => schema);
if (!first) throw new Error('No section model was found beside src/sections/models.ts.');
const models = [first, ...others] as const;

const MODEL_NAMES = models.map(({ shape }) => shape.modele.value);

function unknownModel({ input }: { input?: unknown }): string {
  const known = `les modèles sont ${MODEL_NAMES.join(', ')}`;
  const written = valueAt(input, 'modele');
  if (typeof written !== 'string') return `manque ou n’est pas un texte : ${known}`;
  return `nomme « ${written} », qui n’est pas un modèle de section : ${suggestion(written, MODEL_NAMES, known)}`;
}

/** Whether a section brings a dark ground of its own. */
export function isDeep(section: Section): boolean {
  const file = Object.values(files).find(({ schema }) => schema.shape.modele.value === section.modele);
  return file?.isDeep?.(section) ?? false;
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
  .discriminatedUnion('modele', models, { error: unknownModel })
  .meta({ title: 'Section' });

export const sectionsSchema = list(sectionSchema, 1, 24).meta({
  title: 'Sections',
  description: 'Les parties de la page, dans l’ordre',
});
