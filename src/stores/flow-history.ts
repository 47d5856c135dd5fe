import type { FlowStep } from './transitions.ts';

const PLACES = [0, 1, 2, 3, 4, 'sent'] as const satisfies readonly (FlowStep | 'sent')[];

export type Place = (typeof PLACES)[number];

/** Time in ms to wait for `history.go()`, which the browser may ignore without firing an event. */
const TRAVERSAL_MS = 2000;

const hashOf = (place: Place): string => {
  if (place === 'sent') return '#demande-envoyee';
  return place === 0 ? '' : `#etape-${place}`;
};

export const namedPlace = (): Place => PLACES.find((place) => hashOf(place) === location.hash) ?? 0;

/** Steps of this page's history entries, from the first to the current one; also stored in `history.state`. */
let trail: readonly Place[] = [];

let clearing = false;

const write = (method: 'pushState' | 'replaceState', place: Place, way: readonly Place[]): void => {
  trail = way;
  history[method]({ trail }, '', location.pathname + location.search + hashOf(place));
};

/** Reads `trail`, the places up to the current history entry. If the URL names a step without a trail, writes one. */
function readTrail(): void {
  const place = namedPlace();
  const kept: readonly Place[] | undefined = history.state?.trail;
  if (kept) trail = kept;
  else if (place === 0) trail = [0];
  else write('replaceState', place, [...trail, place]);
}

/**
 * Records a step in the history.
 * @param way `forward` adds an entry; `replace` replaces the current entry; `back` goes back if the previous entry is
 * this step, and otherwise acts like `replace`; `sent` removes all steps, so that Back leaves the form
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

/** Calls `changed` after Back, Forward or a click on an anchor link. @returns a function that stops listening */
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
