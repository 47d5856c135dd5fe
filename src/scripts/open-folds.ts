import { asPageComes } from '../client/as-page-comes.ts';

function openTarget(): void {
  // The hash is not decoded, because anchors are ASCII (schemas/fields.ts) and decoding a malformed hash throws.
  const target = document.getElementById(location.hash.slice(1));
  const fold =
    target?.closest('summary')?.parentElement ?? target?.querySelector('.section-fold, .text-fold');
  fold?.setAttribute('open', '');
}

export function openTargets(): void {
  addEventListener('hashchange', openTarget);
  asPageComes(openTarget);
}
