import type { FlowStep } from './transitions.ts';

const PLACES = [0, 1, 2, 3, 4, 'sent'] as const satisfies readonly (FlowStep | 'sent')[];

export type Place = (typeof PLACES)[number];

/** A traversal that the browser drops fires no event. */
const TRAVERSAL_MS = 2000;

const hashOf = (place: Place): string => {
  if (place === 'sent') return '#demande-envoyee';
  return place === 0 ? '' : `#etape-${place}`;
};

/** The place that the address names now. */
export const namedPlace = (): Place => PLACES.find((place) => hashOf(place) === location.hash) ?? 0;

/** Places of the entries of this visit up to the present one; each entry keeps its own (`history.state`). */
let trail: readonly Place[] = [];

/** Whether the steps behind the success screen are being taken away. */
let clearing = false;

const write = (method: 'pushState' | 'replaceState', place: Place, way: readonly Place[]): void => {
  trail = way;
  history[method]({ trail }, '', location.pathname + location.search + hashOf(place));
};

/** An entry without a trail was made by a link. One that is no step belongs to the page: its address stays. */
function readTrail(): void {
  const place = namedPlace();
  const kept: readonly Place[] | undefined = history.state?.trail;
  if (kept) trail = kept;
  else if (place === 0) trail = [0];
  else write('replaceState', place, [...trail, place]);
}

/**
 * Makes the history say which screen is shown.
 *
 * - `on`: a new entry, so that Back returns to the one before
 * - `back`: the entry before, where that is the place; else in place of this one
 * - `instead`: in place of this entry
 * - `sent`: in place of all steps, so that Back leads out of a flow that is done
 */
export function record(place: Place, way: 'forward' | 'back' | 'replace' | 'sent'): void {
  if (way === 'forward') write('pushState', place, [...trail, place]);
  else if (way === 'back' && trail[trail.length - 2] === place) history.back();
  else if (way !== 'sent') write('replaceState', place, [...trail.slice(0, -1), place]);
  else {
    const begin = () => {
      removeEventListener('popstate', begin);
      clearTimeout(limit);
      clearing = false;
      if (namedPlace() !== 0) write('replaceState', 0, [0]);
      write('pushState', place, [0, place]);
    };
    clearing = trail.length > 1;
    const limit = clearing ? setTimeout(begin, TRAVERSAL_MS) : undefined;
    if (!clearing) begin();
    else {
      addEventListener('popstate', begin);
      history.go(1 - trail.length);
    }
  }
}

/** Calls back whenever the visitor moves through the history, or a link changes the anchor. */
export function watchHistory(changed: () => void): () => void {
  const arrive = () => {
    if (clearing) return;
    readTrail();
    changed();
  };
  trail = [];
  readTrail();
  addEventListener('popstate', arrive);
  return () => removeEventListener('popstate', arrive);
}
