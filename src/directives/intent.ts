import type { ClientDirective } from 'astro';
import { wakeOnIntent } from './wake.ts';

const intent: ClientDirective = (load, { value }, el) => wakeOnIntent(load, el, value || 'self');

export default intent;
