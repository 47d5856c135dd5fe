/** `npm run fix:content`: formats content/ as the editor does, so that editing a field changes only its own lines. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { count } from '../domain/sentence.ts';
import { asSaved } from '../editor/as-saved.ts';
import { filesIn } from '../lib/content/files.ts';
import { COLLECTION_NAMES, COLLECTIONS } from '../schemas/collections.ts';

const vocabulary: { id: string }[] = JSON.parse(readFileSync(COLLECTIONS.faits.base, 'utf8'));
const facts = vocabulary.map(({ id }) => id);
let changed = 0;
for (const name of COLLECTION_NAMES) {
  const { kind, base } = COLLECTIONS[name];
  for (const file of kind === 'markdown' ? filesIn('.', `${base}/**/*.md`) : [base].filter(existsSync)) {
    const text = readFileSync(file, 'utf8');
    const saved = await asSaved(name, text, facts);
    if (saved === text) continue;
    writeFileSync(file, saved);
    changed++;
  }
}
console.log(`${count(changed, 'fichier')} remis en forme.`);
