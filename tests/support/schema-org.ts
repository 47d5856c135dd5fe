import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const TYPE = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([\w, <>"@|]+?) \{([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue</gm;

/**
 * schema.org's vocabulary in the form that it is published in and offline validators read, made from the type
 * declarations of schema-dts, which are generated from schema.org's release.
 */
export function readVocabulary(): { '@graph': object[] } {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts');
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, string[]>();
  for (const [, type = '', , bases = '', body = ''] of readFileSync(file, 'utf8').matchAll(TYPE)) {
    const above = [...bases.matchAll(/(\w+)Base\b/g)].map(([, base = '']) => base);
    parents.set(type, new Set([...(parents.get(type) ?? []), ...above.filter((base) => base !== type)]));
    for (const [, name = ''] of body.matchAll(PROPERTY))
      domains.set(name, [...(domains.get(name) ?? []), type]);
  }
  const id = (name: string) => ({ '@id': `schema:${name}` });
  return {
    '@graph': [
      ...[...parents].map(([type, above]) => ({
        ...id(type),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': [...above].map(id),
      })),
      ...[...domains].map(([name, types]) => ({
        ...id(name),
        '@type': 'rdf:Property',
        'schema:domainIncludes': types.map(id),
      })),
    ],
  };
}
