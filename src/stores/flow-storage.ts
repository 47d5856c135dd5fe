const STORAGE_KEY = 'demande';

/** Whether a saved value has the fields and types of a sample; further fields may be there. */
function fits<T>(saved: unknown, sample: T): saved is T {
  if (typeof sample !== 'object' || sample === null) return typeof saved === typeof sample;
  if (typeof saved !== 'object' || saved === null) return false;
  return Object.entries(sample).every(([key, value]) => fits(Reflect.get(saved, key), value));
}

/**
 * The flow saved in this tab, or nothing when there is none, when it has another shape, or when the browser refuses
 * its storage.
 *
 * @param samples one a state, whose fields and types a saved flow of that state must have
 */
export function loadFlow<T extends { state: string }>(samples: readonly T[]): T | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    for (const sample of samples) if (fits(saved, sample) && saved.state === sample.state) return saved;
  } catch {
    // Refused, or no JSON: as if nothing had been saved.
  }
  return undefined;
}

/** Saves the flow in this tab, or forgets it; a browser that refuses its storage only loses the reload. */
export function saveFlow(flow: object | undefined): void {
  try {
    if (flow) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(flow));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Private windows and full storages refuse: the flow goes on in memory.
  }
}

/**
 * Calls back when another tab answers that it holds the draft which this one began with: a duplicated tab starts with
 * all that the first one stored. After a crash no other answers.
 *
 * @param keyOf key of the draft that this tab holds now, '' while it has none
 * @returns ends it
 */
export function watchCopies(keyOf: () => string, copied: () => void): () => void {
  // Safari before 15.4 has none: there a copy goes on with the request of the first tab.
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
