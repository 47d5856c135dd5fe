/** True without any header, as for no browser. @param fromPage accepts "null", Safari's origin before 16.4 */
export function isSameOrigin(request: Request, fromPage = false): boolean {
  const relation = request.headers.get('sec-fetch-site');
  if (relation) return relation === 'same-origin' || relation === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || (fromPage && origin === 'null')) return true;
  return URL.parse(origin)?.host === new URL(request.url).host;
}
