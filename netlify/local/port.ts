import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The port that a server listens on. @throws Error when it listens on none */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.');
  return address.port;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
