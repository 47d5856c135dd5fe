/** Until React runs: the button of a plate lights with the first character, as it does afterwards. */
function light(field: HTMLInputElement): void {
  const check = field.closest('astro-island[ssr]')?.querySelector<HTMLButtonElement>('.plate-check');
  check?.setAttribute('aria-disabled', String(field.value.trim() === ''));
}

addEventListener('input', (event) => {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.name !== 'plaque') return;
  // React does not rewrite what is being composed as it takes over.
  target.toggleAttribute('data-composing', event instanceof InputEvent && event.isComposing);
  light(target);
});

// On a slow line a plate is typed before this script is there.
for (const field of document.querySelectorAll<HTMLInputElement>('[name=plaque]')) light(field);
