import type { Page } from '@playwright/test';

/** Every script of the site. */
export const SCRIPTS = /_astro\/.*\.js$/;

/** Those of the islands: the page's own comes before them, after the first paint. */
export const ISLAND_SCRIPTS = /_astro\/(?!site-).*\.js$/;

/** Scripts that a page fetches; ask before the first visit. */
export function watchScripts(page: Page, watched: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (watched.test(request.url())) seen.push(request.url());
  });
  return seen;
}
