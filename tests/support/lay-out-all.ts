import type { Page } from '@playwright/test';

/**
 * Has a page laid out to its end with its pictures, as if a reader had been everywhere: what is far below the screen is
 * left out otherwise.
 */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
