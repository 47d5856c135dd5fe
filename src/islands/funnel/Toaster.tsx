import { useStore } from '@nanostores/react';
import { $toasts, closeToast, type Toast } from '../../stores/toasts.ts';
import { texts } from '../shared/texts.ts';
import { CrossMark } from './marks.tsx';

const KIND = { success: 'toast toast-success', info: 'toast', error: 'toast toast-error' };

const Message = ({ toast }: { toast: Toast }) => (
  <div className={KIND[toast.kind]}>
    <p>
      <strong>{toast.title}</strong> {toast.text}
    </p>
    <button type="button" aria-label={texts.commun.fermerAvis} onClick={() => closeToast(toast.id)}>
      <CrossMark />
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
