const STORAGE_KEY = 'demande';

/** Says that a page of this tab is on the screen. */
const SHOWN_KEY = 'demande-affichee';

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

/** Saves the flow in this tab; a browser that refuses its storage only loses the reload. */
export function saveFlow(flow: object): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(flow));
  } catch {
    // Private windows and full storages refuse: the flow goes on in memory.
  }
}

/**
 * Whether this tab is a copy of one that is on the screen: a duplicated tab starts with all that the first one stored.
 * Whoever calls is on the screen from now on.
 */
export function isCopiedTab(): boolean {
  const note = () => {
    if (document.visibilityState === 'visible') sessionStorage.setItem(SHOWN_KEY, '1');
    else sessionStorage.removeItem(SHOWN_KEY);
  };
  try {
    const copied = sessionStorage.getItem(SHOWN_KEY) !== null;
    note();
    addEventListener('visibilitychange', note);
    addEventListener('pageshow', note);
    addEventListener('pagehide', () => sessionStorage.removeItem(SHOWN_KEY));
    return copied;
  } catch {
    return false;
  }
}
