import { createRequire } from 'node:module';
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

it('prefers as many lines as the face over as much room', () => {
  // The face's first word is wide for its room, so that the same length would break it elsewhere.
  const face = (character: string) => (character === 'm' ? 1 : 0.5);
  const title = 'mmmmmm mmmm iiii iiiiiiii iiiiii iiiiii';
  const same = [...title].reduce((sum, c) => sum + face(c), 0) / (title.length * 0.6);
  expect(standInScale(title, face, () => 0.6)).not.toBeCloseTo(same, 3);
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
  expect(() => fontMetrics(join(import.meta.dirname, 'stand-ins.test.ts'))).toThrow();
});
