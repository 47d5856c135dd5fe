import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** What the host compresses; pictures and fonts are packed already. */
const TEXT = /^(text\/|image\/svg|application\/(javascript|json|xml|[\w.-]+\+(json|xml)|speculationrules))/;

const ENCODINGS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compressed once for each text, at the level of the host: brotli's slowest. */
const kept = new Map<string, Promise<Buffer>>();

/** A response as a browser that takes brotli or gzip gets it from the host. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!TEXT.test(response.headers.get('content-type') ?? '')) return response;
  const { status, headers } = response;
  headers.set('vary', 'Accept-Encoding');
  const accepted = request.headers.get('accept-encoding')?.split(/[\s,;]+/) ?? [];
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (!encoding) return response;
  const text = Buffer.from(await response.arrayBuffer());
  const key = encoding + createHash('sha1').update(text).digest('hex');
  const body = kept.get(key) ?? ENCODINGS[encoding](text);
  kept.set(key, body);
  headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(await body), { status, headers });
}
