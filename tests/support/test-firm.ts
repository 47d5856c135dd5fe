import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  fieldSchemas,
  itemsSchema,
  type JsonSchema,
  schemaAsData,
} from '../../src/lib/content/schema-data.ts';
import { COLLECTIONS } from '../../src/schemas/collections.ts';

const VALID = fileURLToPath(new URL('../content/fixtures/valid', import.meta.url));

/** Name of a required page → its role. All these pages are copies of one page. */
const ROLES = {
  maison: 'accueil',
  'a-propos': 'a-propos',
  avis: 'avis',
  blog: 'guides',
  remplacement: 'remplacement',
  'parametrage-cookies': 'cookies',
  'demande-enregistree': 'demande-envoyee',
};

/** Required texts that no test reads. */
const UNREAD = ['demande', 'annonce', 'ma-demande', 'cookies', 'legal-resume'] as const;

/** Valid value of a schema; each text is the title of its field. */
function sampleOf(schema: JsonSchema = {}): unknown {
  const { type, title, minItems, required = [], reference } = schema;
  if (type === 'array') return Array.from({ length: minItems ?? 0 }, () => sampleOf(itemsSchema(schema)));
  if (type !== 'object') return reference === 'adresses' ? '/' : title;
  const needed = fieldSchemas(schema).filter(([name]) => required.includes(name));
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field)]));
}

export function writeFirm(root: string): void {
  cpSync(VALID, root, { recursive: true });
  const plain = readFileSync(join(root, 'content/pages/flotte.md'), 'utf8');
  for (const [name, role] of Object.entries(ROLES)) {
    const page = plain.replace('---', `---\nrole: ${role}`).replaceAll('flotte', name);
    writeFileSync(join(root, `content/pages/${name}.md`), page);
  }
  for (const name of UNREAD) {
    const { base, schema } = COLLECTIONS[name];
    writeFileSync(join(root, base), JSON.stringify(sampleOf(schemaAsData(schema))));
  }
}
