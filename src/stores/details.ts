import { atom } from 'nanostores';
import { onNewScreen } from './flow.ts';

export const $asksPhone = atom(false);

onNewScreen($asksPhone, () => $asksPhone.set(false));
