import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { moveFigure, moveScenes } from '../../../src/integrations/finish/drawings/figure.ts';
import { DrawingSheet } from '../../../src/integrations/finish/drawings/sheet.ts';

const css = postcss.parse(
  '@layer ui{.scene{width:100%}.scene-sky{fill:#123456}.scene-damage{filter:drop-shadow(2px 3px 0 #000)}.other{fill:red}}',
);
const scene = (d: string) =>
  `<svg class="scene" viewBox="0 0 320 200" aria-hidden="true"><path class="scene-sky" d="${d}"/></svg>`;
const page = `<main><section>${scene('M0 0H1')}</section><section>${scene('M0 0H2')}</section></main>`;
const end = page.indexOf('</section>');

it('leaves a scene of the first screens in its page', () => {
  const { html, files } = moveScenes(page, css, end);
  expect(html).toContain('d="M0 0H1"');
  expect(html).not.toContain('d="M0 0H2"');
  expect(files.size).toBe(1);
});

it('puts a picture of the same size in its place, fetched when it comes near the screen', () => {
  const { html, files } = moveScenes(page, css, end);
  const [address] = [...files.keys()];
  expect(html).toContain(
    `<img class="scene" src="${address}" width="320" height="200" alt="" loading="lazy">`,
  );
});

it('gives the file the paint of the page, and nothing of its layout', () => {
  const [svg = ''] = [...moveScenes(page, css, end).files.values()];
  expect(svg).toContain('.scene-sky{fill:#123456}');
  expect(svg).not.toMatch(/width:100%|\.other/);
});

it('moves the drawing beside a title, under the class that its frame hangs on', () => {
  const { html = '', svg = '' } = moveFigure(`<div class="hero-figure">${scene('M0 0H3')}</div>`, css) ?? {};
  expect(html).toMatch(/^<div class="hero-figure"><img class="scene" src="[^"]+"[^>]*><\/div>$/);
  expect(svg).toContain('M0 0H3');
});

it.each([
  ['framed by an element', `<div>${scene('M0 0H3')}</div>`],
  ['with words', scene('M0 0H3').replace('<path', '<text>2 €</text><path')],
  ['beside other things', `${scene('M0 0H3')}<p>5,0</p>`],
])('leaves a drawing %s in its page', (_, figure) => {
  expect(moveFigure(`<div class="hero-figure">${figure}</div>`, css)).toBeUndefined();
});

it('takes the body of the car from the sheet and leaves its glass', () => {
  const car =
    '<symbol id="voiture"><g class="car-body"><path d="M9 9"/></g><path class="car-rear" d="M1 1"/></symbol>';
  const root = mkdtempSync(join(tmpdir(), 'sheet-'));
  mkdirSync(join(root, '_astro'));
  const sheet = new DrawingSheet();
  const taken = sheet.take(car, 0);
  const html = sheet.write(root)(taken);
  const [file = ''] = readdirSync(join(root, '_astro'));
  expect(html).toContain('class="car-rear"');
  expect(html).toContain(`<use href="/_astro/${file}#`);
  expect(html).not.toContain('M9 9');
  rmSync(root, { recursive: true });
});

it('writes what pages took, once for all', () => {
  const root = mkdtempSync(join(tmpdir(), 'sheet-'));
  mkdirSync(join(root, '_astro'));
  const sheet = new DrawingSheet();
  const car = '<g class="car-body"><path d="M9 9"/></g>';
  sheet.take(car, 0);
  sheet.take(`<p>${car}</p>`, 0);
  sheet.write(root);
  const [file = ''] = readdirSync(join(root, '_astro'));
  expect(readFileSync(join(root, '_astro', file), 'utf8').match(/M9 9/g)).toHaveLength(1);
  rmSync(root, { recursive: true });
});
