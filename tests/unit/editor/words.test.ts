import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WORDS, type Words, withWords } from '../../../src/editor/words.ts';

const locale = (name: string): Words =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${name}.json`, 'utf8'));

const names = (words: Words, place = ''): string[] =>
  Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [place + name] : names(word, `${place}${name}.`),
  );

/** Words that editors never see: other stores of files, configuration errors. */
const UNUSED = /external_folder|^assets_dialog\.|^domain$|bunny|^config\./;

test('every word that an editor of texts can see is translated', () => {
  const french = new Set(names(withWords(locale('fr'), WORDS)));
  expect(names(locale('en-US')).filter((name) => !french.has(name) && !UNUSED.test(name))).toEqual([]);
});

test('no other word of ours stands in for one that the package has, or for none', () => {
  const theirs = new Set(names(locale('fr')));
  const english = new Set(names(locale('en-US')));
  expect(names(WORDS).filter((name) => theirs.has(name) || !english.has(name))).toEqual([]);
});
