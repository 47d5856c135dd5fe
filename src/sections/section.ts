import { z } from 'zod';
import { suggestion } from '../domain/suggest.ts';
import { valueAt } from '../lib/content/schema-data.ts';
import { list } from '../schemas/fields.ts';
import { refuse } from '../schemas/refuse.ts';
import * as files from './registry.ts';

type SchemaFile = (typeof files)[keyof typeof files];

export type Section = z.infer<SchemaFile['schema']>;

export type Ground = 'paper' | 'mist' | 'deep';

export interface SectionProps<M extends Section['modele']> {
  /** Unique in the page; prefix of all ids in the section. */
  id: string;
  section: Extract<Section, { modele: M }>;
  ground: Ground;
}

/**
 * `isDeep`: whether a section is dark. `hasSlip`: whether it needs the background `mist`, because its slips (white boxes)
 * do not stand out on `paper`. `once`: the French name of content allowed only once per page.
 */
const entries: {
  schema: SchemaFile['schema'];
  isDeep?(section: Section): boolean;
  hasSlip?(section: Section): boolean;
  once?(section: Section): string | undefined;
}[] = Object.values(files);

const [first, ...others] = entries.map(({ schema }) => schema);
if (!first) throw new Error('src/sections/registry.ts lists no section model.');
const schemas = [first, ...others] as const;

const MODEL_NAMES = entries.map(({ schema }) => schema.shape.modele.value);

function unknownModel({ input }: { input?: unknown }): string {
  const known = `les modèles sont ${MODEL_NAMES.join(', ')}`;
  const written = valueAt(input, 'modele');
  if (typeof written !== 'string') return `manque ou n’est pas un texte : ${known}`;
  return `nomme « ${written} », qui n’est pas un modèle de section : ${suggestion(written, MODEL_NAMES, known)}`;
}

const entryOf = ({ modele }: Section) => entries.find(({ schema }) => schema.shape.modele.value === modele);

export const isDeep = (section: Section): boolean => entryOf(section)?.isDeep?.(section) ?? false;

const hasSlip = (section: Section): boolean => entryOf(section)?.hasSlip?.(section) ?? false;

/**
 * Alternates `paper` and `mist` between dark sections. Each run of light sections starts with the background that puts
 * the first slip of the run on `mist`; if `first` is given, the first run starts with `first`.
 * @param first background of the first section
 */
export function groundsOf(sections: readonly Section[], first?: Ground | undefined): Ground[] {
  let next = first ?? 'paper';
  let begins = !first;
  return sections.map((section, index) => {
    const deep = isDeep(section);
    const slip = begins ? sections.slice(index).findIndex((one) => isDeep(one) || hasSlip(one)) : -1;
    if (slip >= 0 && !isDeep(sections[index + slip] ?? section)) next = slip % 2 ? 'paper' : 'mist';
    begins = deep;
    if (deep) return 'deep';
    const ground = next;
    next = ground === 'paper' ? 'mist' : 'paper';
    return ground;
  });
}

const sectionSchema = z
  .discriminatedUnion('modele', schemas, { error: unknownModel })
  .meta({ title: 'Section' });

/** Maximum length of a page's sections as JSON, in characters. */
const LONGEST_PAGE = 60_000;

export const sectionsSchema = list(sectionSchema, 1, 24)
  .superRefine((sections, context) => {
    const length = JSON.stringify(sections).length;
    if (length > LONGEST_PAGE) {
      const message = `comptent ${length} caractères, or une page en porte ${LONGEST_PAGE} au plus : faites-en deux pages`;
      refuse(context, [], message);
    }
    const seen = new Set<string>();
    for (const [index, section] of sections.entries()) {
      const once = entryOf(section)?.once?.(section);
      if (once === undefined) continue;
      const message = `montre encore ${once} : une page ne le montre qu’une fois, retirez une des deux sections`;
      if (seen.has(once)) refuse(context, [index], message);
      seen.add(once);
    }
    const reviews = new Set<string>();
    for (const [index, section] of sections.entries())
      for (const [at, name] of (section.modele === 'avis' ? section.avis : []).entries()) {
        const message = `répète l’avis « ${name} », déjà sur cette page : retirez-le d’une des deux places`;
        if (reviews.has(name)) refuse(context, [index, 'avis', at], message);
        reviews.add(name);
      }
  })
  .meta({ title: 'Sections', description: 'Les parties de la page, dans l’ordre' });
