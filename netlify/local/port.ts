import { once } from 'node:events';
import { connect } from 'node:net';
import { type FetchHandler, serve } from 'srvx';

/** Answers on loopback alone. @param port 0 for any free one @throws when it is taken */
export async function listen(fetch: FetchHandler, port = 0) {
  const server = serve({ fetch, port, hostname: '127.0.0.1', silent: true, gracefulShutdown: false });
  await server.ready();
  return {
    server,
    url: new URL(server.url ?? '').origin,
    /** Cuts all connections, and waits for the work that goes on after an answer. */
    close: () => server.close(true),
  };
}

/** Whether a program answers on a port of `localhost`, by IPv4 or IPv6: a browser would meet it instead of us. */
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
