import type { ClientDirective } from 'astro';

/** What can be used before React runs: touching it starts the island but is left to the browser. */
const NATIVE = 'a[href],input,select,textarea,label,summary';

/**
 * `client:intent`: starts an island at the first sign of use, and does again what was clicked or sent while it was on
 * its way, since React replays nothing that happened before it ran. Should its modules fail to come, the held event is
 * let go, so that a form still posts natively. Islands of one group start together; elements elsewhere join with
 * `data-wakes="group"`.
 */
const intent: ClientDirective = (load, { value }, island) => {
  let held: Event | undefined;
  let started = false;
  const awake = `wake:${value}`;
  const stop = new AbortController();
  const { signal } = stop;

  const start = async () => {
    if (started) return;
    started = true;
    dispatchEvent(new Event(awake));
    try {
      await (await load())();
    } catch (error) {
      console.error(error);
    }
    stop.abort();
    island.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
    const target = held?.target as HTMLElement & HTMLFormElement;
    if (held?.type === 'click') target.click();
    else if (held) target.requestSubmit((held as SubmitEvent).submitter);
  };
  const touched = ({ target }: Event) => {
    const element = target as Element;
    if (island.contains(element) || element.closest?.(`[data-wakes=${value}]`)) void start();
  };
  const hold = (event: Event) => {
    if (!(event.target as Element).closest(NATIVE)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held = event;
      (event.target as Element).closest('button')?.setAttribute('aria-busy', 'true');
    }
    void start();
  };
  /**
   * A page that comes with a field in use, or with a step in its address, was touched before this ran. Asked of the
   * anchor itself: a page that is still being read has no :target yet.
   */
  const look = () => {
    if (
      island.contains(document.activeElement) ||
      island.contains(document.getElementById(location.hash.slice(1)))
    )
      void start();
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    addEventListener(type, touched, { signal, passive: true });
  for (const type of ['click', 'submit']) island.addEventListener(type, hold, { capture: true, signal });
  for (const type of ['hashchange', 'DOMContentLoaded']) addEventListener(type, look, { signal });
  addEventListener(awake, start, { signal });
  look();
};

export default intent;
