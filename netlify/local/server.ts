import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callFunction, type LocalFunctions } from './function-call.ts';
import { sendResponse, toRequest } from './node-bridge.ts';
import type { Site } from './site.ts';

/** Port of `npm start` and `npm run dev` on this machine. */
export const PORT = Number(process.env['PORT'] || 8888);

/** A running local server. */
export interface LocalServer {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves the site and the functions on loopback.
 *
 * @param port 0 for any free one
 * @throws when the port is taken
 */
export async function startServer(site: Site, functions: LocalFunctions, port: number): Promise<LocalServer> {
  const server: Server = createServer(async (incoming, outgoing) => {
    outgoing.on('error', () => {});
    try {
      const answer = functions[(incoming.url ?? '/').split('?')[0] ?? ''];
      if (answer) return await callFunction(answer, incoming, outgoing);
      await sendResponse(await site.handle(toRequest(incoming)), outgoing, incoming.method === 'HEAD');
    } catch {
      if (!outgoing.headersSent) outgoing.writeHead(400);
      outgoing.end();
    }
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', ready);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
