import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layOutAll } from './page-looks.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe to find no violation. @param within selector of the part to check */
export async function axeFindsNothing(page: Page, within = 'html'): Promise<void> {
  await layOutAll(page);
  // Legacy mode skips iframes, but no page has one.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .include(within)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}
