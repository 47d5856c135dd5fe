import type { ClientDirective } from 'astro';
import { afterPaint } from '../client/after-paint.ts';
import { safely } from '../client/safely.ts';

const NATIVE = 'a[href],input,select,textarea,label,summary';

/** Time in ms after which a held press is repeated even if the modules are not loaded. */
const PATIENCE_MS = 6000;

/** Whether a draft of the form is stored. The key is `STORAGE_KEY` of src/stores/flow-storage.ts. */
const hasDraft = (): boolean => Boolean(safely(() => sessionStorage.getItem('demande')));

/**
 * `client:intent`: hydrates all islands at the first interaction with one of them. Holds back a press of a button, and
 * repeats the press after hydration. If the modules fail to load, the browser handles the repeated press.
 */
const intent: ClientDirective = (load, _options, island) => {
  let started = false;
  let awake = false;
  let held: HTMLElement | null = null;

  const start = async (element: EventTarget | null) => {
    if (started || !(element instanceof Element && element.closest('astro-island'))) return;
    started = true;
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      console.error(error);
    }
    letGo();
  };
  const letGo = () => {
    awake = true;
    held?.removeAttribute('aria-busy');
    held?.click();
    held = null;
  };
  /** Shows an error if the visitor is offline. A native POST would open the browser's error page and lose the input. */
  const tellOffline = (event: Event) => {
    // Astro removes the `ssr` attribute on hydration, so the attribute is still there if loading failed.
    if (!awake || navigator.onLine || !island.hasAttribute('ssr')) return;
    event.preventDefault();
    for (const words of island.querySelectorAll<HTMLElement>('[data-offline]')) words.hidden = false;
  };
  const hold = (event: Event) => {
    const { target } = event;
    if (awake || !(target instanceof Element) || target.closest(NATIVE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const pressed = event instanceof SubmitEvent ? event.submitter : target;
    if (!held) setTimeout(letGo, PATIENCE_MS);
    held = pressed instanceof Element ? pressed.closest('button') : target.closest('button');
    held?.setAttribute('aria-busy', 'true');
  };
  /**
   * Hydrates if an island contains the focus or the element that the hash names, or if a draft is stored. Does not use
   * `:target`, which matches nothing while the page is parsed.
   */
  const look = () => {
    void start(document.activeElement);
    void start(document.getElementById(location.hash.slice(1)));
    if (hasDraft()) void start(island);
  };

  for (const type of ['click', 'submit']) island.addEventListener(type, hold, true);
  island.addEventListener('submit', tellOffline, true);
  // Does not listen to hover and focus, because visitors who only look around need no modules.
  for (const type of ['pointerdown', 'keydown', 'input', 'click', 'submit'])
    addEventListener(type, ({ target }) => void start(target), true);
  addEventListener('DOMContentLoaded', look);
  // Hydrates after the paint, because CSS alone opens the form.
  addEventListener('hashchange', () => afterPaint(look));
  look();
};

export default intent;
