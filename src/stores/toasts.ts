import { atom } from 'nanostores';

/** A short message about what was just done. */
export interface Toast {
  id: number;
  kind: 'success' | 'info' | 'error';
  title: string;
  text: string;
}

/** The messages shown now, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** The message of the act under way: it belongs to the step that the act leads to. */
let arriving = 0;

/** Shows a message in the place of those before it; errors stay until they are closed or the next try begins. */
export function showToast(kind: Toast['kind'], { titre, texte }: { titre: string; texte: string }): void {
  lastId += 1;
  const id = lastId;
  arriving = id;
  setTimeout(() => {
    if (arriving === id) arriving = 0;
  });
  const errors = $toasts.get().filter((toast) => toast.kind === 'error');
  $toasts.set([...errors, { id, kind, title: titre, text: texte }]);
}

/** Takes a message away. */
export const closeToast = (id: number): void => $toasts.set($toasts.get().filter((toast) => toast.id !== id));

/** Takes the errors away: a new try has begun. */
export const closeErrors = (): void => $toasts.set($toasts.get().filter(({ kind }) => kind !== 'error'));

/** Takes away what belongs to the step that is left. A message never goes by itself: what stands below would move. */
export const leaveMessages = (): void => $toasts.set($toasts.get().filter(({ id }) => id === arriving));
