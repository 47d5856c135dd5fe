import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A field that the page leaves alone: what a visitor, a script or a form filler puts in stays, with or without events.
 * Only a text that the store took from elsewhere is written into it.
 *
 * @param text of the field in the store
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
