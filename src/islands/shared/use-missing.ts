import { useState } from 'react';
import { fieldOf } from './request.ts';
import { texts } from './texts.ts';

type Field = keyof typeof texts.manque;

/**
 * Says what a form still needs when it is sent too early, and leads there.
 *
 * @returns `missing`, the words to show; `isComplete`, asked when a form is sent; `quiet`, for the next key or choice
 */
export function useMissing() {
  const [missing, setMissing] = useState('');
  const isComplete = (form: HTMLFormElement, needs: readonly Field[]): boolean => {
    const first = needs.find((name) => fieldOf(form, name) === '');
    setMissing(first ? texts.manque[first] : '');
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first === undefined;
  };
  return { missing, isComplete, quiet: () => setMissing('') };
}
