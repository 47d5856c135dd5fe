/**
 * Until React runs: the button of the card and of step 1 waits for a plate that is not blank, as it does afterwards
 * (specification 1 §5). A button left disabled would swallow the first press.
 */
addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'plaque') return;
  const check = target.closest('astro-island[ssr]')?.querySelector<HTMLButtonElement>('.plate-check');
  if (check) check.disabled = target.value.trim() === '';
});
