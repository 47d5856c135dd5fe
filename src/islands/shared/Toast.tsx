import type { ReactNode } from 'react';
import { $toast, type Toast } from '../../stores/toasts.ts';
import { useStore } from './use-store.ts';

const TONES = { success: 'toast-success', info: '', error: 'toast-error' } satisfies Record<
  Toast['kind'],
  string
>;

/** Reads the message of now out. It stands in the page from the start, or nothing would be read. */
export function Announcer() {
  const toast = useStore($toast);
  return (
    <p className="visually-hidden" role="status">
      {toast && `${toast.titre} ${toast.texte}`}
    </p>
  );
}

/**
 * The message of now, with the room that is kept for it: over what can be read later, so that it covers nothing else and
 * moves nothing.
 *
 * @param children what it may cover
 */
export function ToastRoom({ children }: { children?: ReactNode }) {
  const toast = useStore($toast);
  return (
    <div className={toast ? 'toast-room toast-room-taken' : 'toast-room'}>
      {children}
      {toast && (
        <p className={`toast ${TONES[toast.kind]}`} aria-hidden="true">
          <span>
            <strong>{toast.titre}</strong> {toast.texte}
          </span>
        </p>
      )}
    </div>
  );
}
