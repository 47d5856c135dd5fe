/** Returns undefined if `access` throws, for example because storage is blocked or full. */
export function safely<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
