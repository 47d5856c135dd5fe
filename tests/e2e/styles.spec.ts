import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from './support/test.ts';

/** Each declaration of the site's style sheets; names with two dashes take any value, a face has properties of its own. */
const declarations = globSync('src/**/*.css').flatMap((file) => {
  const found: [property: string, value: string, place: string][] = [];
  parse(readFileSync(file, 'utf8')).walkDecls(({ parent, prop, value, source }) => {
    const inFace = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face';
    if (!prop.startsWith('--') && !inFace)
      found.push([prop, value, `${file}:${source?.start?.line} ${prop}: ${value}`]);
  });
  return found;
});

test('a browser understands every declaration of the style sheets', async ({ page }) => {
  expect(declarations.length).toBeGreaterThan(1000);
  const strange = await page.evaluate(
    (all) => all.filter(([property, value]) => !CSS.supports(property, value)).map(([, , place]) => place),
    declarations,
  );
  expect(strange).toEqual([]);
});
