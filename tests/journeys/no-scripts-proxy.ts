import { request } from 'node:http';
import { serve, type Served } from '../support/serve.ts';

/** Policy that forbids scripts; forms and links work. */
const NO_SCRIPTS = 'sandbox allow-forms allow-same-origin allow-top-navigation';

/** Serves a site on another port with a policy that forbids scripts. */
export function withoutScripts(site: string): Promise<Served> {
  const { hostname, port } = new URL(site);
  return serve((incoming, outgoing) => {
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
}
