import { texts } from '../request/texts.ts';
import { RefusedError } from '../request/validation.ts';

const MAX_BODY_BYTES = 16 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** @throws RefusedError (415) */
export function isForm({ headers }: Request): boolean {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === FORM_TYPE || type === 'application/json') return type === FORM_TYPE;
  throw new RefusedError(415, texts.reponses.type);
}

/** @throws RefusedError (413, 400) */
export async function readBody(request: Request): Promise<string> {
  const body = await request.arrayBuffer().catch(() => undefined);
  if (!body) throw new RefusedError(400, texts.reponses.illisible);
  if (body.byteLength > MAX_BODY_BYTES) throw new RefusedError(413, texts.reponses.taille);
  return new TextDecoder().decode(body);
}

/** @throws RefusedError (400) */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedError(400, texts.reponses.illisible);
  }
}

/**
 * Whether a page of this site or the user (`none`) sent the request. Also true without `Sec-Fetch-Site` and `Origin`.
 * @param fromPage whether to accept the origin "null", which Safari before 16.4 sends
 */
export function isSameOrigin({ url, headers }: Request, fromPage = false): boolean {
  const relation = headers.get('sec-fetch-site');
  if (relation) return relation === 'same-origin' || relation === 'none';
  const origin = headers.get('origin');
  if (origin === null || (fromPage && origin === 'null')) return true;
  return URL.parse(origin)?.host === new URL(url).host;
}

/** @throws RefusedError (400) */
export function requireSameOrigin(request: Request, fromPage = false): void {
  if (!isSameOrigin(request, fromPage)) throw new RefusedError(400, texts.reponses.origine);
}

export async function readForm(request: Request): Promise<URLSearchParams> {
  requireSameOrigin(request, true);
  return new URLSearchParams(await readBody(request));
}

/** Every browser sends at least one of these headers with a POST request. */
export const saysOrigin = (headers: Headers): boolean =>
  headers.has('sec-fetch-site') || headers.has('origin');
