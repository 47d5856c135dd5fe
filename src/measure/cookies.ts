import { safely } from '../client/safely.ts';

/** Cookies as in a Cookie header (`a=1; b=2`); '' if cookies are blocked. */
export const readCookies = (): string => safely(() => document.cookie) ?? '';

export function writeCookies(cookies: readonly string[]): void {
  // Some supported browsers lack the Cookie Store API.
  for (const cookie of cookies) safely(() => (document.cookie = cookie));
}
