/** Until React runs: the button of the card and of step 1 lights with the first character, as it does afterwards. */
addEventListener('input', (event) => {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.name !== 'plaque') return;
  // React does not rewrite what is being composed as it takes over.
  target.toggleAttribute('data-composing', (event as InputEvent).isComposing === true);
  const check = target.closest('astro-island[ssr]')?.querySelector<HTMLButtonElement>('.plate-check');
  if (check) check.ariaDisabled = String(target.value.trim() === '');
});
