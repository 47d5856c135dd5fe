/** Returns undefined if access throws, as when storage is blocked or full. */
export function safely<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
