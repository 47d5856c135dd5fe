/** On a slow line a page comes in in parts: what frames it is not shown in parts. */
import { watchMoves } from './support/moves.ts';
import { openSlowLine, type SlowLine } from './support/slow-line.ts';
import { expect, test } from './support/test.ts';

let line: SlowLine;
test.afterEach(() => line.close());

for (const path of ['/', '/services']) {
  test(`${path}: header and bottom bar never move while the page comes in`, async ({ page, baseURL }) => {
    line = await openSlowLine(`${baseURL}${path}`);
    const moved = await watchMoves(page, '.header, .mobile-bar');
    await page.goto(line.url);
    await expect(page.locator('footer')).toBeAttached();
    expect(await moved()).toEqual([]);
  });
}
