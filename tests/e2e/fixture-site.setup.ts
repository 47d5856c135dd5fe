import { test } from '@playwright/test';
import { buildFixtureSite } from '../support/fixture-site.ts';

test('build the site of the fixture company', async () => {
  test.setTimeout(180_000);
  await buildFixtureSite();
});
