/**
 * Whether a browser sent a call from a page of this site. Who says nothing of where it comes from is no browser.
 *
 * @param fromPage whether it is a form whose right is a link or our cookie: the origin "null" then passes, which Safari
 *   before 16.4 sends under a strict referrer policy
 */
export function isSameOrigin(request: Request, fromPage = false): boolean {
  const relation = request.headers.get('sec-fetch-site');
  if (relation) return relation === 'same-origin' || relation === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || (fromPage && origin === 'null')) return true;
  return URL.parse(origin)?.host === new URL(request.url).host;
}
