import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Root } from 'postcss';
import { DIST, pages } from './built-site.ts';

const inline = pages.flatMap(({ html }) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
);
const linked = globSync('styles/*.css', { cwd: DIST }).map((file) => readFileSync(join(DIST, file), 'utf8'));

/** Inline and linked style sheets, without duplicates. */
export const builtStyles: Root[] = [...new Set([...inline, ...linked])].map((css) => postcss.parse(css));
