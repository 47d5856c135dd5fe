import { atom, onMount } from 'nanostores';
import { $flow } from './flow.ts';

/** Whether the details ask for the number again, until their screen is left. */
export const $asksPhone = atom(false);

onMount($asksPhone, () =>
  $flow.listen(({ screen }, before) => {
    if (screen !== before?.screen) $asksPhone.set(false);
  }),
);
