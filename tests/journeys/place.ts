/** A thing by its role and what it is called. */
export interface Named {
  role: 'button' | 'link' | 'field' | 'choice' | 'summary' | 'text';
  /** Its name, or how that begins. */
  name: string;
  /** Selector of the part of the page that holds it. */
  within: string;
}

/** Middle of what was found, in CSS px of the window. */
export interface Place {
  x: number;
  y: number;
}

/**
 * Looks for a thing that can be seen; runs in the page, whichever browser shows it, and so refers to nothing outside.
 *
 * @param bring whether it is brought into the window, and has to be what a finger would touch there: what holds it is
 *   not enough, as a step takes no touch in its first moment
 * @returns null when there is none, or it is covered
 */
export function placeOf({ role, name, within }: Named, bring: boolean): Place | null {
  const plain = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  const selectors = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    field: 'input, textarea',
    choice: 'label',
    summary: 'summary',
    text: '*',
  };
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    if (role === 'field')
      return [...((element as HTMLInputElement).labels ?? [])]
        .map(({ textContent }) => textContent)
        .join(' ');
    // The innermost element with a text, not all that hold it.
    if (role === 'text')
      return [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
        ? (element.textContent ?? '')
        : '';
    // The number of a choice stands for its glass in the drawing, and is not read out.
    const copy = element.cloneNode(true) as Element;
    for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
    return copy.textContent ?? '';
  };
  for (const part of document.querySelectorAll(within)) {
    for (const element of part.querySelectorAll<HTMLElement>(selectors[role])) {
      if (!plain(nameOf(element)).startsWith(name)) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('script, style'))
        continue;
      if (bring) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      if (!bring) return { x, y };
      const touched = document.elementFromPoint(x, y);
      if (touched && element.contains(touched)) return { x, y };
    }
  }
  return null;
}
