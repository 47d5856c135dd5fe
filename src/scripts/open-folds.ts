import { asPageComes } from '../client/as-page-comes.ts';

function openTarget(): void {
  // The hash is not decoded, because anchors are ASCII (schemas/fields.ts) and decoding a malformed hash throws.
  const target = document.getElementById(location.hash.slice(1));
  const fold =
    target?.closest('details') ?? target?.querySelector<HTMLDetailsElement>('.section-fold, .text-fold');
  if (!fold || fold.open) return;
  fold.open = true;
  // Browsers before 2022 do not scroll to a heading that was hidden in a closed <details>.
  target?.scrollIntoView();
}

export function openTargets(): void {
  addEventListener('hashchange', openTarget);
  asPageComes(openTarget);
}
