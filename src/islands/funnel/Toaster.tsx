import { $toast } from '../../stores/toasts.ts';
import { useStored } from '../shared/use-flow.ts';

/**
 * The title of the message of now; its sentence is shown where the step has its words (Told), as are errors. The region
 * stands in the page from the start, or nothing would be read out.
 */
export function Toaster() {
  const toast = useStored($toast, (message) => message, undefined);
  return (
    <div className="toaster" role="status">
      {toast && toast.kind !== 'error' && (
        <p className={toast.kind === 'success' ? 'toast toast-success' : 'toast'}>
          <strong>{toast.titre}</strong>{' '}
          {toast.texte && <span className="visually-hidden">{toast.texte}</span>}
        </p>
      )}
    </div>
  );
}
