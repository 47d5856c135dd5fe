/** Access throws if cookies are blocked or the frame has an opaque origin. */
function attempt(access: () => string): string {
  try {
    return access();
  } catch {
    return '';
  }
}

/** All cookies, as in a Cookie header: `a=1; b=2`. */
export const readCookies = (): string => attempt(() => document.cookie);

export function writeCookies(cookies: readonly string[]): void {
  // Some supported browsers lack the Cookie Store API.
  for (const cookie of cookies) attempt(() => (document.cookie = cookie));
}
