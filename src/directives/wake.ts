type Load = () => Promise<() => Promise<void>>;

/** Name of the event that wakes every island of a group. */
const wakeEvent = (group: string) => `wake:${group}`;

/** What can be used before React runs: touching it starts the island but is left to the browser. */
const NATIVE = 'a[href],input,select,textarea,label,summary';

/**
 * Starts an island at the first sign of use, and does again what was clicked or sent while it was on its way:
 * React replays nothing that happened before it ran (DESIGN §7). Should its modules fail to come, the held
 * event is let go, so that a form still posts natively.
 *
 * @param group islands that start together; elements elsewhere join with `data-wakes="group"`
 * @returns a function that fetches the island's modules without running them
 */
export function wakeOnIntent(load: Load, el: HTMLElement, group: string): void {
  let held: Event | undefined;
  let started = false;
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };

  const start = async () => {
    if (started) return;
    started = true;
    dispatchEvent(new Event(wakeEvent(group)));
    await (await load())();
    stop.abort();
    if (held?.type === 'click') (held.target as HTMLElement).click();
    else if (held) (held.target as HTMLFormElement).requestSubmit((held as SubmitEvent).submitter);
  };
  const hold = (event: Event) => {
    if ((event.target as Element).closest(NATIVE)) return void start();
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event;
    void start();
  };
  const elsewhere = (event: Event) => {
    if ((event.target as Element).closest?.(`[data-wakes=${group}]`)) void start();
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
    el.addEventListener(type, start, options);
    document.addEventListener(type, elsewhere, options);
  }
  for (const type of ['click', 'submit']) el.addEventListener(type, hold, { capture: true, signal: stop.signal });
  addEventListener(wakeEvent(group), start, options);
  // The anchor itself, not :target, which a page that is still being read does not have yet.
  const isNamed = () => el.contains(document.getElementById(location.hash.slice(1)));
  addEventListener('hashchange', () => isNamed() && start(), options);
  if (el.contains(document.activeElement) || isNamed()) void start();
}
