import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';

const TEXT = /^(text\/|image\/svg|application\/(javascript|json|xml|[\w.-]+\+(json|xml)|speculationrules))/;
const brotli = promisify(brotliCompress);
const kept = new Map<string, Promise<Buffer>>();

async function compressed(request: Request, response: Response): Promise<Response> {
  if (!TEXT.test(response.headers.get('content-type') ?? '')) return response;
  const { status, headers } = response;
  headers.set('vary', 'Accept-Encoding');
  if (!/\bbr\b/.test(request.headers.get('accept-encoding') ?? '')) return response;
  const text = Buffer.from(await response.arrayBuffer());
  const key = createHash('sha1').update(text).digest('hex');
  const body = kept.get(key) ?? brotli(text);
  kept.set(key, body);
  headers.set('content-encoding', 'br');
  return new Response(new Uint8Array(await body), { status, headers });
}

export type Site = ReturnType<typeof openSite>;

export function openSite(publish: string) {
  const place = { projectDir: publish, publicDir: publish, publishDir: publish };
  const files = new StaticHandler({ directory: publish });
  const headers = new HeadersHandler({ ...place, logger: console });
  const redirects = new RedirectsHandler({ ...place, configRedirects: [], jwtRoleClaim: '', jwtSecret: '' });

  async function find(request: Request): Promise<Response | undefined> {
    const match = await files.match(request);
    if (!match) return undefined;
    const response = await match.handle();
    await headers.apply(request, response);
    return compressed(request, response);
  }

  return {
    async handle(request: Request): Promise<Response> {
      const rule = await redirects.match(request);
      const fileOf = async (other: Request) => {
        const file = await find(other);
        return file && (async () => file);
      };
      const found = (rule && (await redirects.handle(request, rule, fileOf))) ?? (await find(request));
      if (found) return found;
      const page = await find(new Request(new URL('/404.html', request.url), request));
      return new Response(page?.body ?? 'Not found', { status: 404, headers: page?.headers ?? {} });
    },
  };
}
