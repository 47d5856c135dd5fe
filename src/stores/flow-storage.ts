import { safely } from '../client/safely.ts';

const STORAGE_KEY = 'demande';

/** Whether a value has all fields of a sample, with the same types. */
function fits<T>(saved: unknown, sample: T): saved is T {
  if (typeof sample !== 'object' || sample === null) return typeof saved === typeof sample;
  if (typeof saved !== 'object' || saved === null) return false;
  return Object.entries(sample).every(([key, value]) => fits(Reflect.get(saved, key), value));
}

/**
 * @param samples one example per `state` of the form, with which the loaded flow must agree in fields and types
 * @returns undefined if the flow is missing or malformed, or if storage throws
 */
export function loadFlow<T extends { state: string }>(samples: readonly T[]): T | undefined {
  const saved = safely((): unknown => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? ''));
  for (const sample of samples) if (fits(saved, sample) && saved.state === sample.state) return saved;
  return undefined;
}

/** Saves the flow. If `flow` is undefined, removes the saved flow. */
export function saveFlow(flow: object | undefined): void {
  safely(() => {
    if (flow) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(flow));
    else sessionStorage.removeItem(STORAGE_KEY);
  });
}

/**
 * Detects a duplicated tab.
 * @param keyOf current draft key, '' if none
 * @param copied called in the tab opened last, if another tab answers that it has the same key
 * @returns a function that stops listening
 */
export function watchCopies(keyOf: () => string, copied: () => void): () => void {
  // Safari before 15.4 lacks BroadcastChannel. In these versions, a duplicated tab shares the request.
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
