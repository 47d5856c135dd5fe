import { atom } from 'nanostores';
import type { Words } from '../client/texts.ts';
import { onNewScreen } from './flow.ts';

export interface Toast extends Words {
  kind: 'success' | 'info' | 'error';
}

const SHOWN_MS = 7000;

/** The toast is removed after a while or on a new screen. */
export const $toast = atom<Toast | undefined>();

export const clearToast = (): void => $toast.set(undefined);

onNewScreen($toast, clearToast);

export function showToast(toast: Toast): void {
  $toast.set(toast);
  setTimeout(() => {
    if ($toast.get() === toast) clearToast();
  }, SHOWN_MS);
}
