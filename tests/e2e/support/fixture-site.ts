/** The site of the fixture firm, whose texts and figures nobody but its tests changes. */
import { join } from 'node:path';
import { fixtureProject } from '../../support/fixture-site.ts';
import { startSite } from '../../support/start-site.ts';
import { test as base } from './test.ts';

export const test = base.extend<object, { fixtureUrl: string }>({
  fixtureUrl: [
    async ({}, use, { workerIndex }) => {
      const dist = join(fixtureProject(), 'dist');
      const { url, close } = await startSite(`fixture-site-${workerIndex}`, { SITE_DIST: dist });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ fixtureUrl }, use) => use(fixtureUrl),
});

export { expect } from './test.ts';
