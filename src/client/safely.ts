/** Returns what `access` returns, or undefined if it throws, for example because storage is blocked or full. */
export function safely<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
