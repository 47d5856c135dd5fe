import { resolve } from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { prepareHostFolder } from './host-folder.ts';

/** Serves the built site as the host does: redirects, headers, files, and the 404 page. */
export interface Site {
  handle: (request: Request) => Promise<Response>;
  stop: () => Promise<void>;
}

/**
 * Opens a built site.
 *
 * @param publish absolute path of the built site, with its `_redirects` and `_headers`
 * @param folder where the emulator keeps files of its own
 */
export async function openSite(publish: string, folder: string): Promise<Site> {
  const off = { enabled: false };
  const host = new NetlifyDev({
    projectRoot: prepareHostFolder(resolve(folder), publish),
    skipGitignore: true,
    // The function runs in our own process: the emulator would bundle it anew for every call.
    functions: off,
    ...{ aiGateway: off, blobs: off, database: off, edgeFunctions: off, environmentVariables: off },
    ...{ geolocation: off, images: off, server: off },
    headers: { enabled: true },
    redirects: { enabled: true },
    staticFiles: { enabled: true },
  });
  await host.start();
  return {
    async handle(request) {
      const found = await host.handle(request);
      if (found) return found;
      const page = await host.handle(new Request(new URL('/404.html', request.url)));
      return new Response(page?.body ?? 'Not found', { status: 404, headers: page?.headers ?? {} });
    },
    stop: () => host.stop(),
  };
}
