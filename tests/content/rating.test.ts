import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RATING_FACTS } from '../../src/lib/content/rating.ts';

test('the figures that components name by themselves are those that a page is asked for', () => {
  const sources = globSync('src/{components,layouts,pages}/**/*.astro').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const filled = sources.flatMap((source) => source.match(/render\w+\('[^']*', names\)/g) ?? []);
  const names = filled.flatMap((call) => [...call.matchAll(/\{([a-z-]+)\}/g)].map(([, name]) => name));
  expect(new Set(names)).toEqual(new Set(RATING_FACTS));
});
