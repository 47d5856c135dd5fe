import { asPageComes } from '../client/as-page-comes.ts';

const LARGE = {
  '(min-width: 64rem)': '.opens-at-desk',
  '(min-width: 40rem)': '.section-fold',
};

/** Without `::details-content`, opens the sections that are collapsed on phones only. */
export function openFolds(): void {
  if (CSS.supports('selector(::details-content)')) return;
  asPageComes(() => {
    for (const [size, folds] of Object.entries(LARGE))
      if (matchMedia(size).matches)
        for (const fold of document.querySelectorAll<HTMLDetailsElement>(folds)) fold.open = true;
  });
}

function openTarget(): void {
  // Not decoded: our anchors are ASCII (schemas/fields.ts), and others may be malformed.
  const target = document.getElementById(location.hash.slice(1));
  const fold =
    target?.closest('summary')?.parentElement ?? target?.querySelector('.section-fold, .text-fold');
  fold?.setAttribute('open', '');
}

export function openTargets(): void {
  addEventListener('hashchange', openTarget);
  asPageComes(openTarget);
}
