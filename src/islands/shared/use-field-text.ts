import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Uncontrolled field. Its text is set only if the store's text changes, so that autofilled text stays.
 * @param text text of the field in the store
 */
export function useFieldText<T extends HTMLInputElement | HTMLTextAreaElement>(
  text: string,
): RefObject<T | null> {
  const field = useRef<T>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  }, [text]);
  return field;
}
