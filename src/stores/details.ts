import { atom } from 'nanostores';
import { onNewScreen } from './flow.ts';

/** Whether the details form asks for the number again; reset on a new screen. */
export const $asksPhone = atom(false);

onNewScreen($asksPhone, () => $asksPhone.set(false));
