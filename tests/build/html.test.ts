import { expect, test } from 'vitest';
import { pages } from '../support/built-site.ts';
import { htmlMistakes } from '../support/html.ts';

test.each(pages.map(({ path, html }) => [path, html] as const))('%s is valid HTML', async (_, html) => {
  expect(await htmlMistakes(html)).toEqual([]);
});
