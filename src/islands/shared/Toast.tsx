import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $toast } from '../../stores/toasts.ts';

/** Live region for toasts. It is always rendered, because screen readers ignore a region that appears with its text. */
export function Announcer() {
  const toast = useStore($toast);
  return (
    <p className="visually-hidden" role="status">
      {toast && `${toast.titre} ${toast.texte}`}
    </p>
  );
}

/** Shows the toast over `children`, so that nothing shifts. */
export function ToastRoom({ children }: { children?: ReactNode }) {
  const toast = useStore($toast);
  return (
    <div className={toast ? 'toast-room toast-room-taken pile' : 'toast-room pile'}>
      {children}
      {toast && (
        <p className="toast" data-kind={toast.kind} aria-hidden="true">
          <span>
            <strong>{toast.titre}</strong> {toast.texte}
          </span>
        </p>
      )}
    </div>
  );
}
