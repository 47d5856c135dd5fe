import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WORDS, type Words, withWords } from '~/editor/words.ts';

const locale = (name: string): Words =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${name}.json`, 'utf8'));

const names = (words: Words, place = ''): string[] =>
  Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [place + name] : names(word, `${place}${name}.`),
  );

/** What is never met where texts alone are edited: files and their folders, other hosts, mistakes of the configuration. */
const UNUSED = /folder|file|image|asset|domain|bunny|^config\./;

test('whatever the editor shows of texts has French words', () => {
  const french = new Set(names(withWords(locale('fr'), WORDS)));
  expect(names(locale('en-US')).filter((name) => !french.has(name) && !UNUSED.test(name))).toEqual([]);
});

/** What it says of a save that was stopped is wrong of a mistake. */
const REPLACED = ['saving_entry.error.description'];

test('no other word of ours stands in for one that the package has, or for none', () => {
  const theirs = new Set(names(locale('fr')));
  const english = new Set(names(locale('en-US')));
  expect(names(WORDS).filter((name) => theirs.has(name) || !english.has(name))).toEqual(REPLACED);
});
