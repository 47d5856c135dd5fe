import { useSyncExternalStore } from 'react';

/** As `--desk` in src/styles/media.css. */
const wide = () => matchMedia('(min-width: 64rem)');

const subscribe = (changed: () => void) => {
  const list = wide();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Whether the flow has a left half, for the picture of what is asked; never as React takes over. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
