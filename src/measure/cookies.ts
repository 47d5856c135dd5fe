/** A browser that blocks cookies, or a frame without an origin, throws at the mere look at them: then there are none. */
function attempt(act: () => string): string {
  try {
    return act();
  } catch {
    return '';
  }
}

/** The cookies that scripts may see, as a header: `a=1; b=2`. */
export const readCookies = (): string => attempt(() => document.cookie);

/** Sets cookies, each with its attributes; a browser that keeps none is no error. */
export function writeCookies(cookies: readonly string[]): void {
  // The Cookie Store API is not in every browser.
  for (const cookie of cookies) attempt(() => (document.cookie = cookie));
}
