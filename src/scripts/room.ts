import { asPageComes } from '../client/as-page-comes.ts';

/** What may stay over the page while it scrolls. */
const COVERS = '.header,.toc,.first-question,.mobile-bar';

/** Largest part of the window that these may cover. */
const MOST = 0.6;

/** Fewest letters that fill the width of the window, counted as the size of text: below, every word may have to break. */
const FEWEST = 15;

const { documentElement: root } = document;
const covers = () => document.querySelectorAll<HTMLElement>(COVERS);

/**
 * Says how much of the window is covered, so that no anchor and no focus ends below it: what covers it grows with the
 * visitor's text. Where it would leave too little of the page, or text is large for the width, it scrolls with the page.
 */
function tell(): void {
  // With a keyboard, heights are judged as without.
  if ('typing' in root.dataset) return;
  delete root.dataset['crowded'];
  let [top, bottom] = [0, 0];
  for (const cover of covers()) {
    const { position } = getComputedStyle(cover);
    if (position === 'fixed') bottom += cover.offsetHeight;
    if (position !== 'sticky') continue;
    cover.style.top = `${top}px`;
    top += cover.offsetHeight;
    // Only where it is asked for: every element below is styled again.
    if (cover.matches('.toc')) cover.parentElement?.style.setProperty('--covered', `${top}px`);
  }
  const isLarge = parseFloat(getComputedStyle(root).fontSize) * FEWEST > root.clientWidth;
  root.toggleAttribute('data-large', isLarge);
  if (isLarge || top + bottom > root.clientHeight * MOST) {
    root.dataset['crowded'] = '';
    top = bottom = 0;
  }
  root.style.scrollPadding = `${top + 16}px 0 ${bottom}px`;
  document.querySelector<HTMLElement>('.footer')?.style.setProperty('--covered', `${bottom}px`);
}

export function tellRoom(): void {
  const observer = new ResizeObserver(tell);
  addEventListener('resize', tell);
  asPageComes(() => {
    for (const cover of covers()) observer.observe(cover);
  });
}
