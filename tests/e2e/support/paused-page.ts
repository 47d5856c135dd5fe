import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose one page comes up to a place and rests there. */
export interface PausedPage {
  url: string;
  /** Sends the rest of the page. */
  goOn: () => void;
  close: () => Promise<void>;
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
  const server = createServer(async ({ url = '/' }, response) => {
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goOn,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
