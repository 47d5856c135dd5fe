import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AtRule, Declaration, Rule } from 'postcss';
import { expect, test } from 'vitest';
import { DIST, pages } from '../support/built-site.ts';
import { builtStyles } from '../support/built-styles.ts';

const rules: Rule[] = [];
const declarations: Declaration[] = [];
for (const style of builtStyles) {
  style.walkRules((rule) => void rules.push(rule));
  style.walkDecls((declaration) => void declarations.push(declaration));
}

/** Text of the built pages, and of the sources, which also contain markup for other content and for interactions. */
const named = [
  ...pages.map(({ html }) => html),
  ...globSync('src/**/*.{astro,tsx,ts}').map((file) => readFileSync(file, 'utf8')),
]
  .join('\n')
  .replaceAll(/<style[\s\S]*?<\/style>/g, '');

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

test('every CSS class is used', () => {
  const styled = namesIn(rules.map(({ selector }) => selector).join('\n'), /\.(-?[a-z_][\w-]*)/g);
  expect(styled.size).toBeGreaterThan(100);
  const written = new Set(named.match(/[\w-]+/g));
  expect([...styled].filter((name) => !written.has(name))).toEqual([]);
});

test('every CSS rule except Astro’s own is in a cascade layer', () => {
  const layered = (node: Rule['parent']): boolean =>
    node !== undefined && ((node as AtRule).name === 'layer' || layered(node.parent as Rule['parent']));
  const unlayered = rules.filter(({ parent }) => !layered(parent)).map(({ selector }) => selector);
  expect(unlayered.filter((selector) => !selector.startsWith('astro-'))).toEqual([]);
});

/** Names of cascade layers in the order of their first use. */
const layersOf = (css: string) =>
  [...namesIn(css, /@layer ([\w\s,-]+)[{;]/g)]
    .flatMap((names) => names.split(/,\s*/))
    .map((name) => name.trim());

test.each(pages)('$path inlines the cascade layers in the order of layers.css', ({ html }) => {
  const ordered = layersOf(readFileSync('src/styles/layers.css', 'utf8'));
  expect(ordered.length).toBeGreaterThan(5);
  const css = html.slice(0, html.indexOf('</head>'));
  expect([...new Set(layersOf(css))]).toEqual(ordered);
});

test('every design token used is defined, and every defined token is used', () => {
  const given = new Set(declarations.map(({ prop }) => prop).filter((prop) => prop.startsWith('--')));
  // The layers of local maps inherit properties from the page.
  const maps = globSync('cartes/*.svg', { cwd: DIST }).map((file) => readFileSync(join(DIST, file), 'utf8'));
  const values = [...declarations.map(({ value }) => value), ...maps].join('\n');
  const asked = namesIn(values, /var\((--[\w-]+)/g);
  // A property used with a fallback needs no declaration, because a script may set it.
  const fallsBack = namesIn(values, /var\((--[\w-]+),/g);
  expect([...asked].filter((name) => !given.has(name) && !fallsBack.has(name))).toEqual([]);
  expect([...given].filter((name) => !asked.has(name))).toEqual([]);
});

test.each(pages)('on $path, inline CSS needs no token of a linked style sheet', ({ html }) => {
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('\n');
  const given = namesIn(css, /(--[\w-]+):/g);
  expect(given.size).toBeGreaterThan(50);
  expect([...namesIn(css, /var\((--[\w-]+)\)/g)].filter((name) => !given.has(name))).toEqual([]);
});

test.each(pages)(
  '$path links the style sheet of the sections once, before the first element that needs it',
  ({ html }) => {
    const links = [...html.matchAll(/<link rel="stylesheet" href="\/styles\/sections\./g)];
    expect(links).toHaveLength(1);
    const later = /class="(?:section|toc|article-cards|guide-lead|legal-brief|legal-text|end)[ "]/.exec(html);
    expect(links[0]?.index).toBeLessThan(later?.index ?? 0);
  },
);
