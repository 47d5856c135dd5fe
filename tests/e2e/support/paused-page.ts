import type { Page } from '@playwright/test';
import type { ConsentChoice } from '../../../src/domain/consent.ts';
import { serve } from '../../support/serve.ts';
import { choiceIsRead, withChoice } from './measurement.ts';

/**
 * Opens a page that receives its HTML only up to an offset, and waits until its script has read the consent cookies.
 * @param place offset in characters @returns `goOn` sends the rest of the HTML
 */
export async function openPaused(
  page: Page,
  { site, address, html, place }: { site: string; address: string; html: string; place: number },
  choice: ConsentChoice,
) {
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>();
  const served = await serve(async ({ url = '/' }, response) => {
    if (url !== new URL(address, site).pathname) {
      const answer = await fetch(site + url);
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, place));
    await released;
    response.end(html.slice(place));
  });
  await withChoice(page.context(), served.url, choice);
  await page.goto(served.url + address, { waitUntil: 'commit' });
  await choiceIsRead(page, 'known');
  return { ...served, goOn };
}
