/** Shows in the settings' boxes, where the page has them, the choice in force. */
export function showChoiceInBoxes(): void {
  const { analytics, marketing } = document.documentElement.dataset;
  for (const [name, allowed] of Object.entries({ analytics, marketing })) {
    const box = document.querySelector<HTMLInputElement>(`#consent-form [name=${name}]`);
    if (box) box.checked = allowed === 'true';
  }
}
