/** Escape closes the menu and gives its button the focus back: <details> alone does neither. */
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  const button = document.querySelector<HTMLElement>('.header-menu[open] summary');
  button?.click();
  button?.focus();
});
