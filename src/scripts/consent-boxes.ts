/** Shows in the settings' boxes the choice in force, before anything is painted. */
const { analytics, marketing } = document.documentElement.dataset;
for (const [name, allowed] of Object.entries({ analytics, marketing })) {
  const box = document.querySelector<HTMLInputElement>(`#consent-form [name=${name}]`);
  if (box) box.checked = allowed === 'true';
}
