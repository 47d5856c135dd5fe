import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MeasuredNode } from '@takumi-rs/core';
import { afterAll, expect, test } from 'vitest';
import { DISPLAY_FACE } from '../../src/lib/build/display-face.ts';
import { SIZE } from '../../src/lib/share-image/backdrop.ts';
import { shareLayout } from '../../src/lib/share-image/layout.ts';
import { rendererWith, renderShareImage } from '../../src/lib/share-image/render.ts';
import { DIST } from '../support/built-site.ts';

const CARD = {
  title: 'Pare-brise à domicile',
  brand: 'Clairvitre',
  telephone: '06 39 98 00 01',
  host: 'www.example.fr',
};

const folder = mkdtempSync(join(tmpdir(), 'share-images-'));
const FACE = join(DIST, '..', DISPLAY_FACE);
const draw = (title: string) => renderShareImage({ ...CARD, title }, pathToFileURL(`${folder}/`), FACE);

afterAll(() => rmSync(folder, { recursive: true }));

test('a share image is rendered once per title, and reused for the same title', async () => {
  await draw(CARD.title);
  const [first = ''] = readdirSync(folder);
  writeFileSync(join(folder, first), 'kept');
  expect(String(await draw(CARD.title))).toBe('kept');

  const other = await draw('Pare-brise au garage');
  expect(other.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(readdirSync(folder)).toHaveLength(2);
});

test('the build keeps every share image in a cache for the next build', () => {
  const bytesOf = (place: string) =>
    readdirSync(place).map((name) => readFileSync(join(place, name)).toString('base64'));
  const kept = new Set(bytesOf(join(DIST, '../node_modules/.astro/og')));
  const shown = bytesOf(join(DIST, 'og'));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((image) => !kept.has(image))).toEqual([]);
});

const linesOf = ({ runs, children }: MeasuredNode): string[] => [
  ...runs.map(({ text }) => text),
  ...children.flatMap(linesOf),
];

test('the title on a share image is never broken at the hyphen of a word', async () => {
  const renderer = await rendererWith(readFileSync(FACE));
  const title = 'Un impact sur le pare-brise : le guide rapide';
  const lines = linesOf(await renderer.measure(shareLayout({ ...CARD, title }), SIZE));
  expect(lines.join('')).toContain('rapide');
  expect(lines.filter((line) => /-\u2060?\s*$/.test(line))).toEqual([]);
});
