/** Access to cookies throws if they are blocked or the frame has an opaque origin; treated as none. */
function attempt(access: () => string): string {
  try {
    return access();
  } catch {
    return '';
  }
}

/** Cookies as a header: `a=1; b=2`. */
export const readCookies = (): string => attempt(() => document.cookie);

/** Sets cookies with attributes; failures are ignored. */
export function writeCookies(cookies: readonly string[]): void {
  // Not every supported browser has the Cookie Store API.
  for (const cookie of cookies) attempt(() => (document.cookie = cookie));
}
