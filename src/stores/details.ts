import { atom } from 'nanostores';
import { onNewScreen } from './flow.ts';

/** Whether the details ask for the number again, until their screen is left. */
export const $asksPhone = atom(false);

onNewScreen($asksPhone, () => $asksPhone.set(false));
