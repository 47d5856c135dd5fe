import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/**
 * Has a server listen on loopback.
 *
 * @param port 0 for any free one
 * @throws when the port is taken
 */
export async function listen(server: Server, port = 0) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close(): Promise<void> {
      const closed = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      await closed;
    },
  };
}

export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}
