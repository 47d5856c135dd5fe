import { once } from 'node:events';
import { connect } from 'node:net';
import { type FetchHandler, serve } from 'srvx';

/** @param port 0 for any free port @throws if the port is taken */
export async function listen(fetch: FetchHandler, port = 0) {
  const server = serve({ fetch, port, hostname: '127.0.0.1', silent: true, gracefulShutdown: false });
  await server.ready();
  return {
    server,
    url: new URL(server.url ?? '').origin,
    close: () => server.close(true),
  };
}

/** Checks IPv4 and IPv6, as browsers do. */
export async function isTaken(port: number): Promise<boolean> {
  if (port === 0) return false;
  const socket = connect({ port, host: 'localhost' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

export async function freePort(): Promise<number> {
  const { url, close } = await listen(() => new Response());
  await close();
  return Number(new URL(url).port);
}
