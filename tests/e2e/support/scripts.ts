import type { Page } from '@playwright/test';

export const SCRIPTS = /_astro\/.*\.js$/;

export const PAGE_SCRIPT = /_astro\/(site|before-flow)-/;

export const ISLAND_SCRIPTS = /_astro\/(?!site-|before-flow-).*\.js$/;

/** Records the URLs of the scripts that are requested. Call before the first visit. @param leftOut URLs to ignore */
export function watchScripts(page: Page, leftOut?: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !leftOut?.test(request.url())) seen.push(request.url());
  });
  return seen;
}
