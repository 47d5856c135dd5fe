import { type IncomingMessage, request } from 'node:http';
import { serve, type Served } from '../support/serve.ts';

/** Starts a proxy of the site. @param headers override those of the site @param instead handles POST requests */
function serveBehind(
  site: string,
  headers: Record<string, string>,
  instead?: (incoming: IncomingMessage) => void,
): Promise<Served> {
  const { hostname, port } = new URL(site);
  return serve((incoming, outgoing) => {
    const { method, headers: asked, url: path } = incoming;
    if (instead && method === 'POST') return instead(incoming);
    const passed = request({ hostname, port, method, path, headers: asked }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers });
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
}

export const withoutScripts = (site: string): Promise<Served> =>
  serveBehind(site, {
    'content-security-policy': 'sandbox allow-forms allow-same-origin allow-top-navigation',
  });

/** Serves the site, but drops the connection of every POST request. */
export const withBrokenLine = (site: string): Promise<Served> =>
  serveBehind(site, {}, (incoming) => incoming.socket.destroy());
