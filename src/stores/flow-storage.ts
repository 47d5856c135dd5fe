const STORAGE_KEY = 'demande';

/** Whether a value has at least the fields and types of a sample. */
function fits<T>(saved: unknown, sample: T): saved is T {
  if (typeof sample !== 'object' || sample === null) return typeof saved === typeof sample;
  if (typeof saved !== 'object' || saved === null) return false;
  return Object.entries(sample).every(([key, value]) => fits(Reflect.get(saved, key), value));
}

/**
 * @param samples one flow per state, as its shape
 * @returns the flow; undefined if it is missing or of another shape, or if storage throws
 */
export function loadFlow<T extends { state: string }>(samples: readonly T[]): T | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    for (const sample of samples) if (fits(saved, sample) && saved.state === sample.state) return saved;
  } catch {
    // Ignores blocked storage and invalid JSON.
  }
  return undefined;
}

/** Saves the flow, or removes it if undefined. */
export function saveFlow(flow: object | undefined): void {
  try {
    if (flow) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(flow));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Keeps the flow in memory if storage is blocked or full.
  }
}

/**
 * Detects a duplicated tab: calls back if another tab has the same draft key.
 * @param keyOf current draft key, '' if none
 * @returns stops listening
 */
export function watchCopies(keyOf: () => string, copied: () => void): () => void {
  // Safari before 15.4 lacks this API; there a copied tab shares the request.
  if (!globalThis.BroadcastChannel) return () => undefined;
  const tabs = new BroadcastChannel(STORAGE_KEY);
  const asked = keyOf();
  tabs.onmessage = ({ data: { key, held } }) => {
    if (!key || key !== keyOf()) return;
    if (!held) tabs.postMessage({ key, held: true });
    else if (key === asked) copied();
  };
  if (asked) tabs.postMessage({ key: asked });
  return () => tabs.close();
}
