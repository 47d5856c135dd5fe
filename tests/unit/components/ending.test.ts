import { expect, test } from 'vitest';
import { endingAfter } from '../../../src/components/end/ending.ts';
import type { Section } from '../../../src/sections/section.ts';

const sections = (...models: object[]) => models as Section[];
const TEXT = { modele: 'texte' };
const CALL = { modele: 'appel' };

test.each([
  ['all contact links', 'no section has any', undefined, sections(TEXT)],
  ['no quote link', 'the last section has one', 'no-quote', sections(TEXT, CALL)],
  ['all contact links', 'only an earlier section has any', undefined, sections(CALL, TEXT)],
  [
    'neither quote nor chat link',
    'the last section has both',
    'no-routes',
    sections({ ...CALL, messagerie: true }),
  ],
  ['no quote link', 'a contact section has one', 'no-quote', sections({ modele: 'contact' }, TEXT)],
])('the page end offers %s if %s', (_, __, ending, given) => {
  expect(endingAfter(given)).toBe(ending);
});
