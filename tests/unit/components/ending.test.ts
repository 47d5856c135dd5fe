import { expect, test } from 'vitest';
import { endingAfter } from '../../../src/components/end/ending.ts';
import type { Section } from '../../../src/sections/section.ts';

const sections = (...models: object[]) => models as Section[];
const TEXT = { modele: 'texte' };
const CALL = { modele: 'appel' };

test.each([
  ['everything', 'no section has asked', undefined, sections(TEXT)],
  ['no quote', 'the last section has asked for one', 'no-quote', sections(TEXT, CALL)],
  ['everything', 'a section in between has asked', undefined, sections(CALL, TEXT)],
  [
    'neither quote nor chat',
    'the last section has asked for both',
    'no-routes',
    sections({ ...CALL, messagerie: true }),
  ],
  ['no quote', 'a contact section has the ways to ask', 'no-quote', sections({ modele: 'contact' }, TEXT)],
])('the end of a page asks for %s where %s', (_, __, ending, given) => {
  expect(endingAfter(given)).toBe(ending);
});
