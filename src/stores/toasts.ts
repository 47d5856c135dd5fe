import { atom } from 'nanostores';

/** A short message at the edge of the screen (specification 1 §8). */
export interface Toast {
  id: number;
  kind: 'success' | 'info' | 'error';
  title: string;
  text: string;
}

/** How long a message that is not an error stays, in milliseconds. */
const TOAST_MS = 6000;

/** The messages shown now, oldest first. An error stays until it is closed or the next try begins. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Shows a message in the place of those before it; errors stay. */
export function showToast(kind: Toast['kind'], { titre, texte }: { titre: string; texte: string }): void {
  lastId += 1;
  const id = lastId;
  const errors = $toasts.get().filter((toast) => toast.kind === 'error');
  $toasts.set([...errors, { id, kind, title: titre, text: texte }]);
  if (kind !== 'error') setTimeout(() => closeToast(id), TOAST_MS);
}

/** Takes a message away. */
export const closeToast = (id: number): void => $toasts.set($toasts.get().filter((toast) => toast.id !== id));

/** Takes the errors away: a new try has begun. */
export const closeErrors = (): void => $toasts.set($toasts.get().filter(({ kind }) => kind !== 'error'));
