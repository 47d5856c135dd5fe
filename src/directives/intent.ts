import type { ClientDirective } from 'astro';

/** What can be used before React runs: touching it starts the island but is left to the browser. */
const NATIVE = 'a[href],input,select,textarea,label,summary';

/** Islands, and elements elsewhere that lead into one. */
const WAKING = 'astro-island,[data-wakes]';

/**
 * `client:intent`: starts the islands of a page, all together, at the first sign that one is used, and does again what
 * was clicked or sent while they were on their way, since React replays nothing that happened before it ran. Should
 * modules fail to come, the held event is let go, so that a form still posts natively.
 */
const intent: ClientDirective = (load, _options, island) => {
  let started = false;
  let awake = false;
  let held: Event | undefined;

  const start = async (element: Element | null) => {
    if (started || !element?.closest?.(WAKING)) return;
    started = true;
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      console.error(error);
    }
    awake = true;
    island.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
    const target = held?.target as HTMLElement & HTMLFormElement;
    if (held?.type === 'click') target.click();
    else if (held) target.requestSubmit((held as SubmitEvent).submitter);
  };
  const hold = (event: Event) => {
    const target = event.target as Element;
    if (awake || target.closest(NATIVE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event;
    target.closest('button')?.setAttribute('aria-busy', 'true');
  };
  /**
   * A page that comes with a field in use, or with a step in its address, was touched before this ran. Asked of the
   * anchor itself: a page that is still being read has no :target yet.
   */
  const look = () => {
    void start(document.activeElement);
    void start(document.getElementById(location.hash.slice(1)));
  };

  for (const type of ['click', 'submit']) island.addEventListener(type, hold, true);
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'])
    addEventListener(type, ({ target }) => void start(target as Element), true);
  for (const type of ['hashchange', 'DOMContentLoaded']) addEventListener(type, look);
  look();
};

export default intent;
