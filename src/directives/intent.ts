import type { ClientDirective } from 'astro';

/** Elements that work before React hydrates: a touch starts the island and stays the browser's. */
const NATIVE = 'a[href],input,select,textarea,label,summary';

/** How long a press waits for modules, in milliseconds. */
const PATIENCE_MS = 6000;

/** Whether this tab holds a request that was begun (src/stores/flow-storage.ts). */
const hasDraft = (): boolean => {
  try {
    return sessionStorage.getItem('demande') !== null;
  } catch {
    return false;
  }
};

/** Islands, and elements elsewhere that lead into one. */
const WAKING = 'astro-island,[data-wakes]';

/**
 * `client:intent`: starts the islands of a page, all together, at the first sign that one is used, and does again what
 * was clicked or sent while they were on their way, since React replays nothing that happened before it ran. Should
 * modules not come, or too late, the held event is let go, so that a form still posts natively.
 */
const intent: ClientDirective = (load, _options, island) => {
  let started = false;
  let awake = false;
  let held: HTMLElement | null = null;

  const start = async (element: EventTarget | null) => {
    if (started || !(element instanceof Element && element.closest(WAKING))) return;
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
  /** Without a line a native post ends on the browser's own error page, and what was typed is gone. */
  const tellOffline = (event: Event) => {
    // Astro tells that a module did not come by leaving the island as the server drew it.
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
   * A page that comes with a field in use, or with a step in its address, was touched before this ran. Asked of the
   * anchor itself: a page that is still being read has no :target yet.
   */
  const look = () => {
    void start(document.activeElement);
    void start(document.getElementById(location.hash.slice(1)));
    // Restores at once what was typed before a reload.
    if (hasDraft()) void start(island);
  };

  for (const type of ['click', 'submit']) island.addEventListener(type, hold, true);
  island.addEventListener('submit', tellOffline, true);
  // No hover and no focus: who only looks fetches nothing.
  for (const type of ['pointerdown', 'keydown', 'input', 'click', 'submit'])
    addEventListener(type, ({ target }) => void start(target), true);
  for (const type of ['hashchange', 'DOMContentLoaded']) addEventListener(type, look);
  look();
};

export default intent;
