import { serve, type Served } from '../../support/serve.ts';

/** A site whose one page comes up to a place and rests there until `goOn`. */
export interface PausedPage extends Served {
  goOn: () => void;
}

/**
 * Serves the site under test, with one of its pages paused.
 *
 * @param place in the page's HTML, in characters
 */
export async function pausePage(
  site: string,
  path: string,
  html: string,
  place: number,
): Promise<PausedPage> {
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>();
  const served = await serve(async ({ url = '/' }, response) => {
    if (url !== path) {
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
  return { ...served, goOn };
}
