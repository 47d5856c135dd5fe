import { globSync, readFileSync } from 'node:fs';
import type { Declaration, Rule } from 'postcss';
import { expect, test } from 'vitest';
import { pages } from '../support/built-site.ts';
import { builtStyles } from '../support/built-styles.ts';

const rules: Rule[] = [];
const declarations: Declaration[] = [];
for (const style of builtStyles) {
  style.walkRules((rule) => void rules.push(rule));
  style.walkDecls((declaration) => void declarations.push(declaration));
}

/** The built pages, and the sources of what they show only with other content or after a touch. */
const named = [
  ...pages.map(({ html }) => html),
  ...globSync('src/**/*.{astro,tsx,ts}').map((file) => readFileSync(file, 'utf8')),
]
  .join('\n')
  .replaceAll(/<style[\s\S]*?<\/style>/g, '');

/** Each name that a pattern finds, once. */
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

test('every class that is styled is in use', () => {
  const styled = namesIn(rules.map(({ selector }) => selector).join('\n'), /\.(-?[a-z_][\w-]*)/g);
  expect(styled.size).toBeGreaterThan(100);
  const written = new Set(named.match(/[\w-]+/g));
  expect([...styled].filter((name) => !written.has(name))).toEqual([]);
});

test('every token that is asked for has a value, and every token is asked for', () => {
  // Lightning CSS writes two names of its own beside `color-scheme`.
  const given = new Set(declarations.map(({ prop }) => prop).filter((prop) => /^--(?!lightning)/.test(prop)));
  const values = declarations.map(({ value }) => value).join('\n');
  const asked = namesIn(values, /var\((--[\w-]+)/g);
  // A name with a value to fall back on may be set by a script.
  const fallsBack = namesIn(values, /var\((--[\w-]+),/g);
  expect([...asked].filter((name) => !given.has(name) && !fallsBack.has(name))).toEqual([]);
  expect([...given].filter((name) => !asked.has(name))).toEqual([]);
});
