import { type RefObject, useEffect, useRef } from 'react';

/** A view that takes another's place inside a step is read from its title on; goes on an element inside the step's form. */
export function useTitleFocus(): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.closest('form')?.querySelector<HTMLElement>('.step-title')?.focus(), []);
  return view;
}
