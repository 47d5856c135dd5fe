import { expect, test } from 'vitest';
import { markdownParts } from '../../../src/lib/text/markdown-parts.ts';

test.each([
  ['[a](/x)', ['link /x']],
  ['[a](/x "titre") et ![b](/photos/b.jpg)', ['link /x', 'image /photos/b.jpg']],
  [
    '[a][r] et ![b][r]\n\n[r]: javascript:alert(1)',
    ['link javascript:alert(1)', 'image javascript:alert(1)'],
  ],
  ['<javascript:alert(1)>', ['link javascript:alert(1)']],
  ['[a](data:text/html,x)', ['link data:text/html,x']],
  ['[[a](/x)](/y)', ['link /x']],
  ['- **[a](/x)**\n\n| a |\n| - |\n| [b](/y) |', ['link /x', 'link /y']],
  ['`[a](/x)`, www.exemple.fr, prix < 2 [à voir]', []],
])('the links and images in the Markdown text %j are listed', (text, found) => {
  expect(markdownParts(text).links.map(({ type, href }) => `${type} ${href}`)).toEqual(found);
});
