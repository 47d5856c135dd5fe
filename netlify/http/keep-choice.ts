import { consentCookies, readConsent } from '../../src/domain/consent.ts';
import { SECURITY_HEADERS } from '../../src/domain/security-headers.ts';
import { isSameOrigin } from './same-origin.ts';

/** Longest body that is read, in bytes: the three cookies take a hundred. */
const MAX_BODY_BYTES = 500;

/** @returns the choice that a page of ours has just made, as it sends it; undefined for anything else */
async function choiceIn(request: Request) {
  const body = await request.text().catch(() => '');
  const { choice, ...allowed } = readConsent(body.length > MAX_BODY_BYTES ? '' : body);
  return choice && isSameOrigin(request) ? { choice, ...allowed } : undefined;
}

/**
 * Sets the three cookies of a visitor's choice: Safari deletes a cookie that a script set after 7 days, one that an
 * answer set lives as long as it says.
 *
 * @returns 204 with the cookies, or 400 without any
 */
export async function keepChoice(request: Request): Promise<Response> {
  const made = await choiceIn(request);
  const headers = new Headers({ ...SECURITY_HEADERS, 'Cache-Control': 'no-store' });
  const isSecure = new URL(request.url).protocol === 'https:';
  for (const cookie of made ? consentCookies(made, isSecure) : []) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: made ? 204 : 400, headers });
}
