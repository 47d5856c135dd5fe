import { asPageComes } from '../client/as-page-comes.ts';

const LARGE = {
  '(min-width: 64rem)': '.opens-at-desk',
  '(min-width: 40rem)': '.section-fold',
};

/**
 * What folds on a phone stands open on a larger screen: by a style where the browser knows `::details-content`
 * (Firefox since autumn 2025), else by this.
 */
export function openFolds(): void {
  if (CSS.supports('selector(::details-content)')) return;
  asPageComes(() => {
    for (const [size, folds] of Object.entries(LARGE))
      if (matchMedia(size).matches)
        for (const fold of document.querySelectorAll<HTMLDetailsElement>(folds)) fold.open = true;
  });
}

/** Opens what the address leads to: a text that is folded under its heading, or a section under its title. */
function openTarget(): void {
  // Taken as it is: anchors are plain ASCII (schemas/fields.ts), and what somebody else wrote there may not decode.
  const target = document.getElementById(location.hash.slice(1));
  const fold =
    target?.closest('summary')?.parentElement ?? target?.querySelector('.section-fold, .text-fold');
  fold?.setAttribute('open', '');
}

export function openTargets(): void {
  addEventListener('hashchange', openTarget);
  asPageComes(openTarget);
}
