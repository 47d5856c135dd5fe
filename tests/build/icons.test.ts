import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DIST, pages } from '../support/built-site.ts';

const file = (name: string): Buffer => readFileSync(join(DIST, name));

test('the favicon is at /favicon.ico in a size that search engines accept', async () => {
  const icon = file('favicon.ico');
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(start + length).toBe(icon.length);
  const drawing = { format: 'png', width: 48, height: 48, hasAlpha: true };
  expect(await sharp(icon.subarray(start)).metadata()).toMatchObject(drawing);
});

test('no page links to a favicon, so that browsers do not render an SVG favicon as a document', () => {
  for (const { root } of pages) expect(root.querySelector('link[rel="icon"]')).toBeNull();
});

test('the home screen icon has no transparent corners, which phones would show in black', async () => {
  const icon = sharp(file('apple-touch-icon.png'));
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
  for (const { html } of pages)
    expect(html).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon.png"/);
});
