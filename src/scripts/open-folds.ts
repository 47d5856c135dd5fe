import { asPageComes } from '../client/as-page-comes.ts';

function openTarget(): void {
  // The hash is not decoded: our anchors are ASCII (schemas/fields.ts), and others may be malformed.
  const target = document.getElementById(location.hash.slice(1));
  const fold =
    target?.closest('summary')?.parentElement ?? target?.querySelector('.section-fold, .text-fold');
  fold?.setAttribute('open', '');
}

export function openTargets(): void {
  addEventListener('hashchange', openTarget);
  asPageComes(openTarget);
}
