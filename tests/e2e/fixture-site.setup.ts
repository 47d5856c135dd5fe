import { test } from '@playwright/test';
import { buildFixtureSite } from '../support/fixture-site.ts';

test('the site of the fixture firm is built', async () => {
  test.setTimeout(180_000);
  await buildFixtureSite();
});
