import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** Value of a store. Hydration uses its initial value, as the build did. */
export const useStore = <T>(store: ReadableAtom<T>): T =>
  useSyncExternalStore(store.listen, store.get, () => store.init as T);
