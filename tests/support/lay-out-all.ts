import type { Page } from '@playwright/test';

/**
 * Lays out the whole page and loads its pictures. The browser skips sections and pictures far below the screen
 * otherwise.
 */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
