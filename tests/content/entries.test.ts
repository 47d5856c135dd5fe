import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { asSaved } from '../../src/editor/as-saved.ts';
import { formatIssue } from '../../src/lib/content/issue.ts';
import { checkContent, readContent } from '../../src/lib/content/read.ts';
import { COLLECTIONS, type CollectionName } from '../../src/schemas/collections.ts';
import { sectionsSchema } from '../../src/sections/section.ts';
import { contentTree, messagesAfter } from '../support/content-tree.ts';

test('content/ is valid', () => {
  expect(checkContent(process.cwd()).map(formatIssue)).toEqual([]);
});

test('content is read again after a content file changes', () => {
  const root = contentTree();
  const [guide] = readContent(root).entries.articles;
  const path = join(root, guide?.file ?? '');
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/^titre: .*/m, 'titre: Un autre titre que le premier'),
  );
  expect(readContent(root).entries.articles[0]?.data.titre).toBe('Un autre titre que le premier');
});

test.each(['\u00a0', '\u202f'])(
  'a content value with no-break spaces, as copied from the site, is valid',
  (space) => {
    const company = ['01 99 00 24 75', '000 000 000', 'FR00 000000000'].map((value) => {
      const file = 'content/reglages/entreprise.json';
      return { file, from: `"${value}"`, to: `"${value.replaceAll(' ', space)}"` };
    });
    const from = 'à partir de 400 €';
    const fact = { file: 'content/zones/pare-brise-93.md', from, to: from.replaceAll(' ', space) };
    expect(messagesAfter(fact, ...company)).toEqual([]);
  },
);

const FACTS = (JSON.parse(readFileSync(COLLECTIONS.faits.base, 'utf8')) as { id: string }[]).map(
  ({ id }) => id,
);

const entries = (Object.keys(COLLECTIONS) as CollectionName[]).flatMap((name) => {
  const { kind, base } = COLLECTIONS[name];
  return (kind === 'markdown' ? globSync(`${base}/**/*.md`) : [base]).map((file) => ({ name, file }));
});

test.each(entries)(
  '$file is formatted as the editor saves it (npm run fix:content)',
  async ({ name, file }) => {
    const text = readFileSync(file, 'utf8');
    expect(await asSaved(name, text, FACTS)).toBe(text);
  },
);

const models = globSync('*/schema.ts', { cwd: 'src/sections' }).map(dirname);

test.each(models)('the examples of section model «%s» are valid', (name) => {
  const examples: unknown = parse(readFileSync(`src/sections/${name}/exemple.yaml`, 'utf8'));
  expect(new Set(sectionsSchema.parse(examples).map(({ modele }) => modele))).toEqual(new Set([name]));
});
