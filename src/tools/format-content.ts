/** `npm run fix:content`: formats content/ as the editor does, so that editing a field changes only its own lines. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { count } from '../domain/sentence.ts';
import { asSaved } from '../editor/as-saved.ts';
import { filesIn } from '../lib/content/files.ts';
import { rawEntries } from '../lib/content/raw.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '../schemas/collections.ts';

/** Drops a byte order mark. Throws on other encodings, because saving their text as UTF-8 would lose its accents. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

const facts = rawEntries('.', 'faits', []).map(({ id }) => id);

/** @returns undefined if the file cannot be read */
const savedText = (name: CollectionName, bytes: Buffer): Promise<string | undefined> =>
  Promise.try(() => asSaved(name, UTF8.decode(bytes), facts)).catch(() => undefined);

let changed = 0;
for (const name of COLLECTION_NAMES) {
  const { kind, base } = COLLECTIONS[name];
  for (const file of kind === 'markdown' ? filesIn('.', `${base}/**/*.md`) : [base].filter(existsSync)) {
    const bytes = readFileSync(file);
    const saved = await savedText(name, bytes);
    if (saved === undefined) {
      console.error(`✗ ${file} : ne se lit pas et reste tel quel (npm run check:content dit pourquoi).`);
      process.exitCode = 1;
    } else if (!bytes.equals(Buffer.from(saved))) {
      writeFileSync(file, saved);
      changed++;
    }
  }
}
console.log(`${count(changed, 'fichier')} remis en forme.`);
