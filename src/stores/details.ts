import { atom } from 'nanostores';
import { onNewScreen } from './flow.ts';

/** Whether the details form shows the phone field. */
export const $asksPhone = atom(false);

onNewScreen($asksPhone, () => $asksPhone.set(false));
