import { RefusedError } from '../request/refusal.ts';
import { texts } from '../request/texts.ts';

/**
 * Refuses a call that a browser sent from another site. A caller that says nothing of where it comes from is no browser
 * and has no visitor's session to misuse.
 *
 * @throws RefusedError (400)
 */
export function requireSameOrigin(request: Request): void {
  // Where a browser states the relation itself, it outranks Origin, which a strict referrer policy turns into "null".
  const relation = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const same = relation
    ? relation === 'same-origin' || relation === 'none'
    : origin === null || hostOf(origin) === new URL(request.url).host;
  if (!same) throw new RefusedError(400, texts.reponses.origine);
}

/** Whether a call says where it comes from, as every browser's does. */
export const saysOrigin = (headers: Headers): boolean =>
  headers.has('sec-fetch-site') || headers.has('origin');

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
