import { afterPaint } from '../client/after-paint.ts';

/** A link into the flow shows that it was pressed before the browser lays out the screen that it leads to. */
addEventListener('click', (event) => {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-wakes]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  afterPaint(() => location.assign(link.hash));
});

// Without :has no style sheet can tell by the address that the flow is open. Once React runs, it says so.
if (!CSS.supports('selector(:has(*))'))
  addEventListener('hashchange', () => {
    const waiting = document.querySelector('astro-island[ssr] .funnel');
    if (waiting)
      document.documentElement.dataset['flow'] = waiting.querySelector(':target') ? 'open' : 'closed';
  });
