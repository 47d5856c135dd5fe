import type { ClientDirective } from 'astro';
import { wakeOnIntent } from './wake.ts';

/** The banner: nothing is fetched where a choice was made already. */
const consent: ClientDirective = (load, _options, el) => {
  if (document.documentElement.dataset.consent === 'unknown') wakeOnIntent(load, el, 'consent');
  else el.remove();
};

export default consent;
