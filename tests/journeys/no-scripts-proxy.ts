import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Policy that forbids scripts; forms and links work. */
const NO_SCRIPTS = 'sandbox allow-forms allow-same-origin allow-top-navigation';

/** Serves a site on another port with a policy that forbids scripts. */
export async function withoutScripts(site: string): Promise<{ address: string; close: () => void }> {
  const { hostname, port } = new URL(site);
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url: path } = incoming;
    const passed = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        'content-security-policy': NO_SCRIPTS,
      });
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
