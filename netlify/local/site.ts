import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { compressed } from './compress.ts';

/** Serves the built site as the host does: redirects, headers, compressed files, and the 404 page. */
export interface Site {
  handle: (request: Request) => Promise<Response>;
}

/**
 * Opens a built site, by the parts of the host's own emulator that a static site needs.
 *
 * @param publish absolute path of the built site, with its `_redirects` and `_headers`
 */
export function openSite(publish: string): Site {
  const place = { projectDir: publish, publicDir: publish, publishDir: publish };
  const files = new StaticHandler({ directory: publish });
  const headers = new HeadersHandler({ ...place, logger: console });
  const redirects = new RedirectsHandler({ ...place, configRedirects: [], jwtRoleClaim: '', jwtSecret: '' });

  /** Finds a file; gives what reads it. */
  async function find(request: Request): Promise<(() => Promise<Response>) | undefined> {
    const match = await files.match(request);
    return (
      match &&
      (async () => {
        const response = await match.handle();
        await headers.apply(request, response);
        return compressed(request, response);
      })
    );
  }

  return {
    async handle(request) {
      const rule = await redirects.match(request);
      const redirected = rule && (await redirects.handle(request, rule, find));
      if (redirected) return redirected;
      const file = await find(request);
      if (file) return file();
      const page = await (await find(new Request(new URL('/404.html', request.url), request)))?.();
      return new Response(page?.body ?? 'Not found', { status: 404, headers: page?.headers ?? {} });
    },
  };
}
