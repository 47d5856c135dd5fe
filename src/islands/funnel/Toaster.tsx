import { useStore } from '@nanostores/react';
import { $toasts, closeToast, type Toast } from '../../stores/toasts.ts';
import { texts } from '../shared/texts.ts';

const KIND = { success: 'toast toast-success', info: 'toast', error: 'toast toast-error' };

const Message = ({ toast }: { toast: Toast }) => (
  <div className={KIND[toast.kind]}>
    <p>
      <strong>{toast.title}</strong> {toast.text}
    </p>
    <button type="button" aria-label={texts.commun.fermerAvis} onClick={() => closeToast(toast.id)}>
      <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M18 6 6 18M6 6l12 12" />
      </svg>
    </button>
  </div>
);

/** Messages, read out as they come; both regions stand in the page from the start, or nothing would be read. */
export function Toaster() {
  const toasts = useStore($toasts, { ssr: 'initial' });
  const errors = toasts.filter(({ kind }) => kind === 'error');
  const others = toasts.filter(({ kind }) => kind !== 'error');
  return (
    <div className="toaster">
      <div role="status">
        {others.map((toast) => (
          <Message key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="alert">
        {errors.map((toast) => (
          <Message key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}
