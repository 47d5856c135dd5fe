import { builtStyles } from '../support/built-styles.ts';
import { expect, test } from './support/test.ts';

test('the browser parses every declaration of the built style sheets', async ({ page }) => {
  const declarations: [property: string, value: string][] = [];
  for (const style of builtStyles)
    style.walkDecls(({ parent, prop, value }) => {
      // Skips what CSS.supports cannot judge: @font-face descriptors, prefixed properties and custom properties.
      const inFace = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face';
      if (!prop.startsWith('-') && !inFace) declarations.push([prop, value]);
    });
  expect(declarations.length).toBeGreaterThan(1000);
  const strange = await page.evaluate(
    (all) => all.filter(([property, value]) => !CSS.supports(property, value)),
    declarations,
  );
  expect(strange).toEqual([]);
});
