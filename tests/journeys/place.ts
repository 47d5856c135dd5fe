export interface Named {
  role: 'button' | 'link' | 'field' | 'choice' | 'summary' | 'text';
  /** Name of the element, or its beginning. */
  name: string;
  within: string;
}

/** Centre of an element, in CSS px. */
export interface Place {
  x: number;
  y: number;
}

/**
 * Finds a visible element. Runs in the page, so it must be self-contained.
 * @param bring whether to scroll to the element and require that a tap reaches it
 * @returns null if the element is missing or, with `bring`, covered
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
    // Text is found only in the innermost element that contains it.
    if (role === 'text')
      return [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
        ? (element.textContent ?? '')
        : '';
    // Removes aria-hidden parts, such as the number of a choice.
    const copy = element.cloneNode(true) as Element;
    for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
    return copy.textContent ?? '';
  };
  for (const part of document.querySelectorAll(within)) {
    for (const element of part.querySelectorAll<HTMLElement>(selectors[role])) {
      if (!plain(nameOf(element)).startsWith(name)) continue;
      // Chromium before 105 has no checkVisibility().
      const shown = element.checkVisibility?.({ visibilityProperty: true }) ?? element.offsetParent !== null;
      if (!shown || element.closest('script, style')) continue;
      if (bring) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Uses one line of a link, because the centre of several lines may be outside the link.
      const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
      if (!box) continue;
      const { left, top, width, height } = box;
      const [x, y] = [left + width / 2, top + height / 2];
      if (!bring) return { x, y };
      const touched = document.elementFromPoint(x, y);
      if (touched && element.contains(touched)) return { x, y };
    }
  }
  return null;
}
