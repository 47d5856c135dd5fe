import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** schema.org's vocabulary: what each type inherits from, and what each property may be. */
export interface Vocabulary {
  parents: Map<string, string[]>;
  properties: Map<string, Map<string, string[]>>;
}

const BASE = /^interface (\w+)Base extends ([\w, <>"@|]+?) \{([\s\S]*?)^\}/gm;
const LEAF = /^(?:export )?interface (\w+)Leaf extends (\w+)Base(?:, (\w+)Base)* \{/gm;
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue<([\s\S]*?), "\1">;/gm;

const propertiesOf = (body: string): Map<string, string[]> =>
  new Map(
    [...body.matchAll(PROPERTY)].map(([, name = '', range = '']) => [
      name,
      range
        .split('|')
        .map((type) => type.trim())
        .filter((type) => /^\w+$/.test(type)),
    ]),
  );

/** Reads the vocabulary out of the type declarations of schema-dts, which are made from schema.org's own release. */
export function readVocabulary(): Vocabulary {
  const require = createRequire(import.meta.url);
  const path = require.resolve('schema-dts').replace(/schema\.js$/, 'schema.d.ts');
  const source = readFileSync(path, 'utf8');
  const parents = new Map<string, string[]>();
  const properties = new Map<string, Map<string, string[]>>();
  for (const [, type = '', bases = '', body = ''] of source.matchAll(BASE)) {
    parents.set(
      type,
      [...bases.matchAll(/(\w+)Base\b/g)].map(([, base = '']) => base),
    );
    properties.set(type, propertiesOf(body));
  }
  for (const [whole, type = ''] of source.matchAll(LEAF)) {
    const bases = [...whole.matchAll(/(\w+)Base\b/g)].map(([, base = '']) => base);
    if (!parents.has(type)) parents.set(type, bases);
  }
  return { parents, properties };
}

/** The vocabulary in the form that schema.org publishes and offline validators read. */
export function asGraph({ parents, properties }: Vocabulary): { '@graph': object[] } {
  const domains = new Map<string, string[]>();
  for (const [type, own] of properties) {
    for (const name of own.keys()) domains.set(name, [...(domains.get(name) ?? []), type]);
  }
  const id = (name: string) => ({ '@id': `schema:${name}` });
  return {
    '@graph': [
      ...[...parents].map(([type, bases]) => ({
        ...id(type),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': bases.filter((base) => base !== type).map(id),
      })),
      ...[...domains].map(([name, types]) => ({
        ...id(name),
        '@type': 'rdf:Property',
        'schema:domainIncludes': types.map(id),
      })),
    ],
  };
}

const DATA_TYPES = [
  'Text',
  'URL',
  'Date',
  'DateTime',
  'Time',
  'Number',
  'Integer',
  'Float',
  'Boolean',
  'Duration',
];

/** A type and all it inherits from. */
function lineage({ parents }: Vocabulary, type: string): string[] {
  return [type, ...(parents.get(type) ?? []).flatMap((parent) => lineage({ parents } as Vocabulary, parent))];
}

/**
 * What a node says that schema.org does not know: an unknown type, a property the type does not have, a value of a
 * type the property does not take.
 */
export function vocabularyErrors(vocabulary: Vocabulary, value: unknown, at = ''): string[] {
  const node = value as Record<string, unknown>;
  const type = String(node['@type']);
  if (!vocabulary.parents.has(type)) return [`${at}: ${type} is no type`];
  const types = lineage(vocabulary, type);
  return Object.entries(node).flatMap(([name, content]) => {
    if (name.startsWith('@')) return [];
    const place = `${at}${type}.${name}`;
    const range = types.flatMap((known) => vocabulary.properties.get(known)?.get(name) ?? []);
    if (range.length === 0) return [`${place} is no property`];
    return [content].flat().flatMap((item) => {
      if (typeof item !== 'object' || item === null) {
        return range.some((known) => DATA_TYPES.includes(known) || known === 'DayOfWeek')
          ? []
          : [`${place} takes no plain value`];
      }
      if (!('@type' in item)) return range.includes('IdReference') ? [] : [`${place} takes no reference`];
      const fits = lineage(vocabulary, String(item['@type'])).some((known) => range.includes(known));
      return [
        ...(fits ? [] : [`${place} takes no ${item['@type']}`]),
        ...vocabularyErrors(vocabulary, item, `${place} > `),
      ];
    });
  });
}
