/** Random pages that `check:content` accepts; the same seed gives the same pages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { FRONT_MATTER } from '../../src/lib/content/raw.ts';
import { readContent } from '../../src/lib/content/read.ts';
import {
  fieldSchemas,
  itemsSchema,
  type JsonSchema,
  schemaAsData,
} from '../../src/lib/content/schema-data.ts';
import { type Section, sectionsSchema } from '../../src/sections/section.ts';

const PAGES = 5;

/** Number of random sections tried for each page. */
const CANDIDATES = 60;

/** Kind of reference → names in the fixture content. */
const NAMES: Record<string, string[]> = {
  avis: ['nadia-k'],
  faq: ['93/delai', '93/prix'],
  departements: ['93'],
  adresses: ['/', '/flotte'],
  photos: ['/photos/camera.jpg'],
  dessins: ['/dessins/portiere.svg'],
};

/** Field name → valid values. */
const VALUES: Record<string, string[]> = {
  ancre: ['ici', 'la', 'partie-1', 'ici-au-bord', 'contenu', 'ici-cas-0'],
  prix: ['310 à 390 €', 'à partir de 99 €', 'sur devis'],
  valeur: ['310 à 390 €', '1 200 €', '0 €', '14 km', '12 à 18 km', '0,5 km', 'beaucoup'],
};

const TOWNS = ['Saint-Denis', 'Montreuil', 'Pantin'];

const MARKED = [
  'pare-brise',
  '**gras**',
  '[un lien](/)',
  'l’assurance & vous',
  '5 < 6',
  '« ainsi »',
  '"tel"',
];

const PICTURE = '![Un dessin](/dessins/portiere.svg)';

const BLOCKS = [
  '- **Le verre.** Deux sortes :\n  - feuilleté\n  - trempé\n- **Le joint** neuf',
  '### Un titre\n\nEt son texte.',
  '> À retenir.',
  '- [ ] à cocher\n- [ ] aussi',
  '| Un | Deux |\n| --- | --- |\n| 1 | 2 |',
];

type Random = ReturnType<typeof randomFrom>;

/** Linear congruential generator. */
function randomFrom(seed: number) {
  let state = seed;
  const upTo = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
  const pick = <T>(all: readonly T[]): T => all[upTo(all.length - 1)] as T;
  return { upTo, pick };
}

/** Text of mostly random letters, which hardly compress. */
function words(schema: JsonSchema, { upTo, pick }: Random): string {
  const { minLength = 1, maxLength = 40, contentMediaType, photos } = schema;
  const letters = () =>
    Array.from({ length: 3 + upTo(9) }, () => pick([...'abcdefghijklmnopqrstuvwxyzéèàç'])).join('');
  const most = pick([minLength + 10, 200, maxLength]);
  const parts: string[] = [];
  for (let length = 0; length < most; length += (parts.at(-1)?.length ?? 0) + 1)
    parts.push(
      upTo(8) > 0
        ? letters()
        : contentMediaType
          ? `\n\n${pick(photos ? [...BLOCKS, PICTURE] : BLOCKS)}\n\n`
          : pick(MARKED),
    );
  return parts.join(' ').slice(0, Math.min(most, maxLength)).trim().padEnd(minLength, 'x');
}

/** @param bare whether to set only the layout and required fields */
function valueOf(schema: JsonSchema, bare: boolean, random: Random, name = ''): unknown {
  const { type, minItems = 0, maxItems = minItems, minimum = 1, maximum = 9, reference } = schema;
  const { pick, upTo } = random;
  const values = VALUES[name] ?? NAMES[String(reference)];
  if (schema.const !== undefined) return schema.const;
  if (name === 'villes') return TOWNS.slice(0, 1 + upTo(2));
  if (values && type === 'string') return pick(values);
  if (schema.enum) return pick(schema.enum);
  if (type === 'boolean') return pick([true, false]);
  if (type === 'integer') return minimum + upTo(maximum - minimum);
  if (type === 'array')
    return Array.from({ length: pick([minItems, minItems + upTo(maxItems - minItems), maxItems]) }, () =>
      valueOf(itemsSchema(schema) ?? {}, bare, random),
    );
  if (type !== 'object') return words(schema, random);
  const fields = fieldSchemas(schema)
    .filter(([, field]) => !field.not)
    .filter(([key]) => schema.required?.includes(key) || (bare ? key === 'forme' : upTo(2) > 0));
  return Object.fromEntries(fields.map(([key, field]) => [key, valueOf(field, bare, random, key)]));
}

function without(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      index !== key ? [item] : rest.length ? [without(item, rest)] : [],
    );
  const { [key as string]: inner, ...others } = value as Record<string, unknown>;
  return rest.length > 0 ? { ...others, [key as string]: without(inner, rest) } : others;
}

/** Removes what the schema rejects, until the sections are valid. */
function mended(sections: unknown[], rounds = 12): Section[] | undefined {
  const { success, error } = sectionsSchema.safeParse(sections);
  if (success) return sections as Section[];
  const [path] = error.issues.map((issue) => issue.path).filter(({ length }) => length > 1);
  return path && rounds > 0 ? mended(without(sections, path) as unknown[], rounds - 1) : undefined;
}

/** Gives each row of a table one cell per column. */
function withWholeRows(section: unknown): unknown {
  const { colonnes, lignes } = section as { colonnes?: string[]; lignes?: string[][] };
  if (!colonnes || !lignes) return section;
  return { ...(section as object), lignes: lignes.map((row) => colonnes.map((_, at) => row[at] ?? 'oui')) };
}

function anySections(random: Random): Section[] {
  const models = itemsSchema(schemaAsData(sectionsSchema));
  let sections: Section[] = [];
  for (let tries = 0; tries < CANDIDATES; tries++) {
    const model = random.pick(models?.anyOf ?? models?.oneOf ?? []);
    // Adds two sections of the same model, because their ids are the most likely to collide.
    for (const bare of [random.upTo(1) === 0, true])
      sections = mended([...sections, withWholeRows(valueOf(model, bare, random))]) ?? sections;
  }
  return sections;
}

/** Adds pages `hasard-1`, `hasard-2` and so on. @param project has the content of a fixture company */
export function writeAnyPages(project: string, seed: number): void {
  const fileOf = (name: string) => join(project, `content/pages/${name}.md`);
  const [, front = ''] = FRONT_MATTER.exec(readFileSync(fileOf('flotte'), 'utf8')) ?? [];
  const random = randomFrom(seed);
  const pages = new Map(
    Array.from({ length: PAGES }, (_, index) => [`hasard-${index + 1}`, anySections(random)]),
  );
  for (let issues = [{ file: '', field: '' }]; issues.length > 0; issues = readContent(project).issues) {
    for (const [name, sections] of pages) {
      const refused = issues.filter(({ file }) => file === `content/pages/${name}.md`);
      const gone = refused.map(({ field }) => Number(field.split('.')[1]) - 1);
      pages.set(
        name,
        sections.filter((_, index) => !gone.includes(index)),
      );
      const { hero, ...others } = parse(front.replaceAll('flotte', name));
      // Questions of the fixture use this fact.
      const faits = { 'prix-remplacement': '400 €' };
      const texte = 'Dès {prix-remplacement}.';
      const page = { ...others, faits, hero: { ...hero, texte }, sections: pages.get(name) };
      writeFileSync(fileOf(name), `---\n${stringify(page, { lineWidth: 0 })}---\n`);
    }
  }
}
