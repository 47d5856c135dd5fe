import { texts } from '../request/texts.ts';
import { RefusedError } from '../request/validation.ts';

/** Longest body, in bytes. */
const MAX_BODY_BYTES = 16 * 1024;

/** Deepest nesting of a JSON body: a call has two levels, `data` or `meta` inside the body. */
const MAX_DEPTH = 4;

export type BodyType = 'json' | 'form';

/** The type of a body from its Content-Type. @throws RefusedError (415) */
export function bodyType(request: Request): BodyType {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  throw new RefusedError(415, texts.reponses.type);
}

/**
 * The text of a body; reading stops at {@link MAX_BODY_BYTES}, whatever length was announced. A byte that is no UTF-8
 * becomes a replacement mark: with a letter lost in the address the firm still calls the number.
 *
 * @throws RefusedError 413 when it is longer, 400 when it breaks off
 */
export async function readBody(request: Request): Promise<string> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > MAX_BODY_BYTES) throw new RefusedError(413, texts.reponses.taille);
  try {
    return await readBounded(request);
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    throw new RefusedError(400, texts.reponses.illisible);
  }
}

// Chunk by chunk, as the web's own `text()` knows no bound.
async function readBounded(request: Request): Promise<string> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let length = 0; ;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    length += chunk.value.byteLength;
    if (length > MAX_BODY_BYTES) {
      await reader?.cancel();
      throw new RefusedError(413, texts.reponses.taille);
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

/** Whether a value has more than so many levels of lists and objects. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/**
 * Parses JSON of at most {@link MAX_DEPTH} levels.
 *
 * @throws RefusedError (400)
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (!isDeeper(value, MAX_DEPTH)) return value;
  } catch {
    // Refused like what is nested too deep.
  }
  throw new RefusedError(400, texts.reponses.illisible);
}

/**
 * Refuses a call that a browser sent from another site. A caller that says nothing of where it comes from is no browser
 * and has no visitor's session to misuse. A strict referrer policy turns Origin into "null", also where a browser states no
 * relation (Safari before 16.4): a form that carries a signature of ours is then let pass.
 *
 * @param signed whether the call carries one, already checked
 * @throws RefusedError (400)
 */
export function requireSameOrigin(request: Request, signed = false): void {
  const relation = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const host = origin && URL.canParse(origin) ? new URL(origin).host : undefined;
  const same = relation
    ? relation === 'same-origin' || relation === 'none'
    : origin === null || (signed && origin === 'null') || host === new URL(request.url).host;
  if (!same) throw new RefusedError(400, texts.reponses.origine);
}

/** Whether a call says where it comes from, as every browser's does. */
export const saysOrigin = (headers: Headers): boolean =>
  headers.has('sec-fetch-site') || headers.has('origin');
