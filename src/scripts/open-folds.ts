import { asPageComes } from '../client/as-page-comes.ts';

/**
 * What folds on a phone stands open on a larger screen: by a style where the browser knows `::details-content`
 * (Firefox since autumn 2025), else by this.
 */
const LARGE = {
  '(min-width: 64rem)': '.opens-at-desk',
  '(min-width: 40rem)': '.section-fold',
};

function openOnLargeScreens(): void {
  for (const [size, folds] of Object.entries(LARGE))
    if (matchMedia(size).matches)
      for (const fold of document.querySelectorAll<HTMLDetailsElement>(folds)) fold.open = true;
}

/** Opens what a link leads to: a text that is folded under its heading, or a section that is folded under its title. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold =
    target?.closest('summary')?.parentElement ?? target?.querySelector('.section-fold, .text-fold');
  fold?.setAttribute('open', '');
}

if (!CSS.supports('selector(::details-content)')) asPageComes(openOnLargeScreens);
addEventListener('hashchange', openTarget);
asPageComes(openTarget);
