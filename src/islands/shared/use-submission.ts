import { useRef, useState } from 'react';
import { closeErrors, showToast } from '../../stores/toasts.ts';
import { markFields, type Words, wordsOf } from './failure.ts';
import { fill, firm, unbroken } from './texts.ts';

/**
 * Sends a form once at a time: a double click, or Enter during a call, does nothing more.
 *
 * @param send what to do; throws when it failed
 * @param failure words of the error, which may name the firm's number: shown beside the button, or as a message to who
 * has left the form
 */
export function useSubmission(send: (form: HTMLFormElement) => Promise<void>, failure: Words) {
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Words>();

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    let failed = false;
    sending.current = true;
    setBusy(true);
    setError(undefined);
    closeErrors();
    try {
      await send(form);
    } catch (thrown) {
      const words = wordsOf(thrown, failure);
      const told = { ...words, texte: fill(words.texte, { telephone: unbroken(firm.phone) }) };
      if (form.checkVisibility()) setError(told);
      else showToast('error', told);
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
