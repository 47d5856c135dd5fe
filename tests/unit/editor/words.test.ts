import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WORDS, type Words, withWords } from '../../../src/editor/words.ts';

const locale = (name: string): Words =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${name}.json`, 'utf8'));

const names = (words: Words, place = ''): string[] =>
  Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [place + name] : names(word, `${place}${name}.`),
  );

const UNUSED = /external_folder|^assets_dialog\.|^domain$|bunny|^config\./;

test('every visible text of the editor is in French', () => {
  const french = new Set(names(withWords(locale('fr'), WORDS)));
  expect(names(locale('en-US')).filter((name) => !french.has(name) && !UNUSED.test(name))).toEqual([]);
});

test('our translations of the editor contain only texts that Sveltia CMS itself leaves in English', () => {
  const theirs = new Set(names(locale('fr')));
  const english = new Set(names(locale('en-US')));
  expect(names(WORDS).filter((name) => theirs.has(name) || !english.has(name))).toEqual([]);
});
