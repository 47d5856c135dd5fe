import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { DEMANDE_PATH } from '../../src/domain/demande.ts';
import { DESK_PATH, DRIVER_PATH, FOLLOW_UP_PATH, HEALTH_PATH } from '../request/links.ts';
import { portOf } from './port.ts';
import type { Site } from './site.ts';

/** Port of `npm start` and `npm run dev` on this machine. */
export const PORT = Number(process.env['PORT'] || 8888);

export const FUNCTION_NAMES: Readonly<Record<string, string>> = {
  [DEMANDE_PATH]: 'demande',
  [DESK_PATH]: 'bureau',
  [FOLLOW_UP_PATH]: 'suivi',
  [DRIVER_PATH]: 'ma-demande',
  [HEALTH_PATH]: 'sante',
};

export type LocalFunction = (
  request: Request,
  context: { ip: string; waitUntil: (promise: Promise<unknown>) => void },
) => Promise<Response>;

/** Work that goes on after an answer; the local server waits for it before it ends. */
export const afterAnswer = new Set<Promise<unknown>>();

function waitUntil(promise: Promise<unknown>): void {
  const kept = promise.catch(() => {}).finally(() => afterAnswer.delete(kept));
  afterAnswer.add(kept);
}

/** Answers what Node received by something that knows the web's requests only. */
async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const isRead = method === 'GET' || method === 'HEAD';
  const request = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).map(([name, value = '']): [string, string] => [name, String(value)]),
    body: isRead ? null : new Uint8Array(await buffer(incoming)),
  });
  const response = await answer(request);
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(method === 'HEAD' ? undefined : Buffer.from(await response.arrayBuffer()));
}

/** Calls a function in this process, as the host would: with the client's address and time after the answer. */
export const callFunction = (
  call: LocalFunction,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> =>
  respond(incoming, outgoing, (request) =>
    call(request, { ip: incoming.socket.remoteAddress ?? '', waitUntil }),
  );

export type LocalServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Serves the site and the functions on loopback.
 *
 * @param functions by the paths at which they answer
 * @param port 0 for any free one
 * @throws when the port is taken
 */
export async function startServer(
  site: Site,
  functions: Readonly<Record<string, LocalFunction>>,
  port: number,
) {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const call = functions[(incoming.url ?? '/').split('?')[0] ?? ''];
      await (call ? callFunction(call, incoming, outgoing) : respond(incoming, outgoing, site.handle));
    } catch {
      // Not a request, or a client that hung up.
      if (!outgoing.headersSent) outgoing.writeHead(400);
      outgoing.end();
    }
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', ready);
  });
  return {
    url: `http://localhost:${portOf(server)}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const opened: (() => unknown)[] = [];

export const closeAtEnd = (close: () => unknown): void => void opened.push(close);

let closing: Promise<void> | undefined;

export function end(code = 0): Promise<void> {
  closing ??= (async () => {
    for (const close of opened.toReversed()) await close();
    process.exit(code);
  })();
  return closing;
}

// From the first moment: a Ctrl-C while things still start must leave nothing running either.
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
