/** Returns '' if cookies are blocked or the frame has an opaque origin, where access throws. */
function attempt(access: () => string): string {
  try {
    return access();
  } catch {
    return '';
  }
}

/** Reads all cookies, as in a Cookie header: `a=1; b=2`. */
export const readCookies = (): string => attempt(() => document.cookie);

export function writeCookies(cookies: readonly string[]): void {
  // Uses document.cookie, as some supported browsers lack the Cookie Store API.
  for (const cookie of cookies) attempt(() => (document.cookie = cookie));
}
