import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What arrives at once, in bytes, and how long the next part takes, in milliseconds: a line of 50 KB/s. */
const PART = 600;
const PART_TAKES = 12;

/** A page that comes in over a slow line. */
export interface SlowLine {
  url: string;
  close: () => Promise<void>;
}

/** Serves one page of the site under test so that what is in its body arrives in small parts; all else is missing. */
export async function openSlowLine(page: string): Promise<SlowLine> {
  const html = Buffer.from(await (await fetch(page)).arrayBuffer());
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') {
      response.writeHead(404).end();
      return;
    }
    const body = html.indexOf('<body');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.subarray(0, body));
    for (let from = body; from < html.length && !response.destroyed; from += PART) {
      response.write(html.subarray(from, from + PART));
      await pause(PART_TAKES);
    }
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
