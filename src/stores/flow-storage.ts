const STORAGE_KEY = 'demande';

/**
 * The draft saved in this tab, or nothing when there is none, when it has another shape, or when the browser
 * refuses its storage.
 *
 * @param shape a draft whose fields and types the saved one must have
 */
export function loadDraft<T extends object>(shape: T): T | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Record<string, unknown> | null;
    const fits = saved && Object.entries(shape).every(([key, value]) => typeof saved[key] === typeof value);
    return fits ? (saved as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the draft in this tab; a browser that refuses its storage only loses the reload. */
export function saveDraft(draft: object): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Private windows and full storages refuse: the flow goes on in memory.
  }
}
