import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { $flow, EMPTY, type Flow } from '../../stores/flow.ts';

/**
 * The part of a store that a component shows; it renders again when that part changes, and only then.
 *
 * @param select a part of what is stored: the same one for the same state
 * @param atFirst the state during server render and hydration
 */
export const useStored = <S, T>(store: ReadableAtom<S>, select: (state: S) => T, atFirst: S): T =>
  useSyncExternalStore(
    store.listen,
    () => select(store.get()),
    () => select(atFirst),
  );

/** The part of the flow that a component shows. */
export const useFlow = <T>(select: (flow: Flow) => T): T => useStored<Flow, T>($flow, select, EMPTY);
