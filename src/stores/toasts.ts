import { atom } from 'nanostores';
import type { Words } from '../client/texts.ts';
import { onNewScreen } from './flow.ts';

export interface Toast extends Words {
  kind: 'success' | 'info' | 'error';
}

/** How long a message stays, in milliseconds: the longest is read in less. */
const SHOWN_MS = 7000;

/** The message shown now. Each takes the place of the one before; it leaves by itself, or with the screen. */
export const $toast = atom<Toast | undefined>();

/** Takes the message away: a new try has begun. */
export const clearToast = (): void => $toast.set(undefined);

onNewScreen($toast, clearToast);

export function showToast(toast: Toast): void {
  $toast.set(toast);
  setTimeout(() => {
    if ($toast.get() === toast) clearToast();
  }, SHOWN_MS);
}
