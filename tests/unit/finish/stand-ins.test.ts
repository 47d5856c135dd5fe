import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss from 'postcss';
import { beforeAll, expect, it } from 'vitest';
import { cutDisplayFace } from '../../../src/integrations/display-face.ts';
import { fontMetrics } from '../../../src/integrations/finish/stand-ins/advances.ts';
import { fitStandIns } from '../../../src/integrations/finish/stand-ins/index.ts';
import { standInScale } from '../../../src/integrations/finish/stand-ins/scale.ts';

beforeAll(cutDisplayFace);

const FACE =
  '@font-face{font-family:Bricolage;src:url(x.woff2)}@font-face{font-family:"Bricolage fallback";src:local("Arial Bold")}';
const TITLE = 'Pare-brise à changer dans le Val-d’Oise';

/** Descriptors of the last @font-face of a style sheet, as numbers. */
function fitted(title: string): Record<string, number> {
  const css = postcss.parse(FACE);
  fitStandIns(css, title);
  const found: Record<string, number> = {};
  (css.last as postcss.AtRule).walkDecls(({ prop, value }) => {
    found[prop] = Number.parseFloat(value) / 100;
  });
  return found;
}

it('makes the stand-in as high as the face, whatever its scale', () => {
  const face = fontMetrics(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
  );
  const {
    'size-adjust': scale = 0,
    'ascent-override': ascent = 0,
    'descent-override': descent = 0,
  } = fitted(TITLE);
  expect(ascent * scale).toBeCloseTo(face.ascent, 3);
  expect(descent * scale).toBeCloseTo(face.descent, 3);
});

it('fits the stand-in to each title, and leaves the face itself as it is', () => {
  expect(fitted(TITLE)['size-adjust']).not.toBe(fitted('Demande enregistrée')['size-adjust']);
  const css = postcss.parse(FACE);
  fitStandIns(css, TITLE);
  expect(css.first?.toString()).toBe('@font-face{font-family:Bricolage;src:url(x.woff2)}');
});

it('takes the scale at which both fonts are as wide where their letters differ alike', () => {
  expect(
    standInScale(
      'dix mots en tout pour ce seul titre',
      () => 0.6,
      () => 0.5,
    ),
  ).toBeCloseTo(1.2, 2);
});

/** Lines that a text set in one font fills in a column, both in em. */
function linesIn(text: string, of: (character: string) => number, column: number): number {
  const width = (some: string) => [...some].reduce((sum, character) => sum + of(character), 0);
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trimStart();
    if (width(longer) <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length;
}

it('prefers as many lines as the face over as much room', () => {
  // The face's first word is wide for its room, so that the same length would break it elsewhere.
  const face = (character: string) => (character === 'm' ? 1 : 0.5);
  const title = 'mmmmmm mmmm iiii iiiiiiii iiiiii iiiiii';
  const columns = Array.from({ length: 120 }, (_, i) => 7.02 + i * 0.1);
  const differing = (scale: number) =>
    columns.filter((column) => linesIn(title, face, column) !== linesIn(title, () => 0.6 * scale, column))
      .length;
  const same = [...title].reduce((sum, c) => sum + face(c), 0) / (title.length * 0.6);
  expect(differing(standInScale(title, face, () => 0.6))).toBeLessThan(differing(same));
});

it('takes a character that the stand-in lacks to be as wide as the face’s own', () => {
  const face = () => 0.5;
  const standIn = (character: string) => (character === '\u202f' ? undefined : 0.5);
  expect(standInScale('Cassé\u202f? On vient.', face, standIn)).toBeCloseTo(1, 2);
});

it('leaves a page without a title as it is', () => {
  expect(fitted('')).not.toHaveProperty('size-adjust');
});

it('does not read a collection of fonts, nor what is no font', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'fonts-')), 'collection.ttc');
  // Tag, version 1.0, no fonts.
  writeFileSync(file, Buffer.from([...Buffer.from('ttcf'), 0, 1, 0, 0, 0, 0, 0, 0]));
  expect(() => fontMetrics(file)).toThrow('several fonts');
  writeFileSync(file, 'no font at all');
  expect(() => fontMetrics(file)).toThrow();
});
