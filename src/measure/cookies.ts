/** Reading or writing cookies throws if they are blocked or the frame has an opaque origin. */
function attempt(access: () => string): string {
  try {
    return access();
  } catch {
    return '';
  }
}

/** As in a Cookie header: `a=1; b=2`. */
export const readCookies = (): string => attempt(() => document.cookie);

export function writeCookies(cookies: readonly string[]): void {
  // The Cookie Store API is missing in some supported browsers.
  for (const cookie of cookies) attempt(() => (document.cookie = cookie));
}
