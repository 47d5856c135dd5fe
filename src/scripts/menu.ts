/** Escape closes the menu and gives its button the focus back: <details> alone does neither. */
addEventListener('keydown', ({ key }) => {
  const button = document.querySelector<HTMLElement>('.header-menu[open] summary');
  if (key !== 'Escape' || !button) return;
  button.click();
  button.focus();
});
