import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** Value of a store; hydration starts from the initial value, with which the page was built. */
export const useStore = <T>(store: ReadableAtom<T>): T =>
  useSyncExternalStore(store.listen, store.get, () => store.init as T);
