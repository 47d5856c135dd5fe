import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Uncontrolled field: sets its text only when the store's text changes, so that autofilled text stays. */
export function useFieldText<T extends HTMLInputElement | HTMLTextAreaElement>(
  text: string,
): RefObject<T | null> {
  const field = useRef<T>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  }, [text]);
  return field;
}
