import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fromWebResponse, toWebRequest } from '@netlify/dev-utils';
import api, { config } from '../functions/api.mts';
import { listen } from './port.ts';
import type { Site } from './site.ts';

/** Port of `npm start` and `npm run dev` on this machine. */
export const PORT = Number(process.env['PORT'] || 8888);

const API_PATHS = new Set<unknown>([config.path].flat());

export const isForApi = ({ url = '/' }: IncomingMessage): boolean => API_PATHS.has(url.split('?')[0]);

/** Work that goes on after an answer; the local server waits for it before it ends. */
export const afterAnswer = new Set<Promise<unknown>>();

function waitUntil(promise: Promise<unknown>): void {
  const kept = promise.catch(() => {}).finally(() => afterAnswer.delete(kept));
  afterAnswer.add(kept);
}

/** Calls the function in this process, as the host would: with the client's address and time after the answer. */
export async function callApi(
  answer: typeof api,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const context = { ip: incoming.socket.remoteAddress ?? '', waitUntil };
  await fromWebResponse(await answer(toWebRequest(incoming), context), outgoing);
}

export type LocalServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Serves the site and the function on loopback.
 *
 * @param port 0 for any free one
 * @throws when the port is taken
 */
export async function startServer(site: Site, port: number) {
  const server = createServer(async (incoming, outgoing) => {
    try {
      if (isForApi(incoming)) await callApi(api, incoming, outgoing);
      else await fromWebResponse(await site.handle(toWebRequest(incoming)), outgoing);
    } catch {
      // Not a request, or a client that hung up.
      if (!outgoing.headersSent) outgoing.writeHead(400);
      outgoing.end();
    }
  });
  const listening = await listen(server, port);
  return { ...listening, url: `http://localhost:${listening.port}` };
}

export const atEnd = new AsyncDisposableStack();

let ending: Promise<void> | undefined;

export const end = (code = 0): Promise<void> =>
  (ending ??= atEnd.disposeAsync().then(() => process.exit(code)));

// From the first moment: a Ctrl-C while things still start must leave nothing running either.
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
