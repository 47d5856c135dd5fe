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

export async function freePort(): Promise<number> {
  const { url, close } = await listen(() => new Response());
  await close();
  return Number(new URL(url).port);
}
