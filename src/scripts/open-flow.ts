import { afterPaint } from '../client/after-paint.ts';

/** A link into the flow shows that it was pressed before the browser lays out the screen that it leads to. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-wakes]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  afterPaint(() => location.assign(link.hash));
});
