import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NetlifyDev } from '@netlify/dev';

/** Serves the built site as the host does: redirects, headers, files, and the 404 page. */
export interface Site {
  handle: (request: Request) => Promise<Response>;
  stop: () => Promise<void>;
}

/**
 * @param root folder of the project
 * @param publish folder of the built site
 */
export async function openSite(root: string, publish: string): Promise<Site> {
  const off = { enabled: false };
  const host = new NetlifyDev({
    projectRoot: root,
    // The function runs in our own process: the emulator bundles it anew for every call.
    functions: off,
    ...{ aiGateway: off, blobs: off, database: off, edgeFunctions: off, environmentVariables: off },
    ...{ geolocation: off, images: off, server: off },
    headers: { enabled: true },
    redirects: { enabled: true },
    staticFiles: { enabled: true, directories: [publish] },
  });
  await host.start();
  return {
    async handle(request) {
      const headers: Record<string, string> = {};
      const headersCollector = (name: string, value: string): void => {
        headers[name] = value;
      };
      const found = await host.handle(request, { headersCollector });
      if (found) return found;
      const page = await readFile(join(publish, '404.html')).catch(() => 'Not found');
      return new Response(page, { status: 404, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
    },
    stop: () => host.stop(),
  };
}
