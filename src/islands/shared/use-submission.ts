import { useRef, useState } from 'react';
import { closeErrors, showToast } from '../../stores/toasts.ts';
import { markFields, wordsOf } from './failure.ts';
import { fill, firm, unbroken } from './texts.ts';

interface Words {
  titre: string;
  texte: string;
}

/**
 * Sends a form once at a time: a double click, or Enter during a call, does nothing more.
 *
 * @param send what to do; throws when it failed
 * @param failure words of the error, shown as a message and beside the button; they may name the firm's number
 */
export function useSubmission(send: (form: HTMLFormElement) => Promise<void>, failure: Words) {
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    let failed = false;
    sending.current = true;
    setBusy(true);
    setError('');
    closeErrors();
    try {
      await send(form);
    } catch (thrown) {
      const words = wordsOf(thrown, failure);
      const texte = fill(words.texte, { telephone: unbroken(firm.phone) });
      setError(texte);
      showToast('error', { ...words, texte });
      markFields(form, thrown);
      failed = true;
    } finally {
      sending.current = false;
      setBusy(false);
    }
    // A button that was disabled while it sent has lost the focus; who types in a field by now keeps it.
    if (failed)
      setTimeout(() => {
        if (!form.contains(document.activeElement)) form.querySelector<HTMLElement>('[type=submit]')?.focus();
      });
  };
  return { busy, error, submit };
}
