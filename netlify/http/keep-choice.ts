import { consentCookies, readConsent } from '../../src/domain/consent.ts';
import { SECURITY_HEADERS } from '../../src/domain/security-headers.ts';
import { isSameOrigin } from './call.ts';

/** Maximum length of the body; the three cookies take about a hundred bytes. */
const MAX_BODY_BYTES = 500;

/** Sets the consent cookies by HTTP, because Safari deletes script-set cookies after 7 days. @returns 204 or 400 */
export async function keepChoice(request: Request): Promise<Response> {
  const body = await request.text().catch(() => '');
  const { choice, ...allowed } = readConsent(body.length > MAX_BODY_BYTES ? '' : body);
  const made = choice && isSameOrigin(request) && { choice, ...allowed };
  const headers = new Headers({ ...SECURITY_HEADERS, 'Cache-Control': 'no-store' });
  const isSecure = new URL(request.url).protocol === 'https:';
  for (const cookie of made ? consentCookies(made, isSecure) : []) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: made ? 204 : 400, headers });
}
