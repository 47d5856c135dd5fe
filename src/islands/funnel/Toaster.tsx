import { $toast } from '../../stores/toasts.ts';
import { useStored } from '../shared/use-flow.ts';

const KIND = { success: 'toast toast-success', info: 'toast', error: 'toast toast-error' };

/** The message of now, read out as it comes; both regions stand in the page from the start, or nothing would be read. */
export function Toaster() {
  const toast = useStored($toast, (message) => message, undefined);
  const message = toast && (
    <p className={KIND[toast.kind] + (toast.texte && ' toast-long')}>
      <strong>{toast.titre}</strong> {toast.texte && <span>{toast.texte}</span>}
    </p>
  );
  const failed = toast?.kind === 'error';
  return (
    <div className="toaster">
      <div role="status">{!failed && message}</div>
      <div role="alert">{failed && message}</div>
    </div>
  );
}
