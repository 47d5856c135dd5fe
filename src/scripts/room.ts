import { asPageComes } from '../client/as-page-comes.ts';

const COVERS = '.header,.toc,.first-question,.mobile-bar';

/** Maximum share of the viewport's height for sticky and fixed elements. */
const MOST = 0.6;

/** Minimum width of the viewport in rem. Below it, words may break anywhere, and `COVERS` scroll with the page. */
const FEWEST = 15;

const { documentElement: root } = document;
const covers = () => document.querySelectorAll<HTMLElement>(COVERS);

/** Sets scroll-padding to the height of sticky and fixed elements; if they are too high, they scroll with the page. */
function measure(): void {
  // The virtual keyboard changes the heights, so they are not measured while it is open.
  if ('typing' in root.dataset) return;
  delete root.dataset['crowded'];
  let [top, bottom] = [0, 0];
  for (const cover of covers()) {
    const { position } = getComputedStyle(cover);
    if (position === 'fixed') bottom += cover.offsetHeight;
    if (position !== 'sticky') continue;
    cover.style.top = `${top}px`;
    top += cover.offsetHeight;
    // Sets the property on the parent only, because on a higher element it would restyle all its descendants.
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

export function watchCovers(): void {
  const observer = new ResizeObserver(measure);
  addEventListener('resize', measure);
  asPageComes(() => {
    for (const cover of covers()) observer.observe(cover);
  });
}
