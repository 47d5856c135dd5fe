import { atom, computed, onMount } from 'nanostores';
import { hours } from '../client/texts.ts';
import { datesOf, deadlineOf } from '../domain/deadline.ts';
import { $request } from './flow.ts';

const LOOK_MS = 60_000;

/** Current time in ms since the epoch, updated because a tab may stay open for days. */
const $now = atom(Date.now());

onMount($now, () => {
  const look = () => $now.set(Date.now());
  look();
  const timer = setInterval(look, LOOK_MS);
  const stop = new AbortController();
  for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, look, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
});

/** Deadline, in ms since the epoch, for phoning back a visitor who sends a request now. */
export const $deadlineOfNow = computed($now, (now) => deadlineOf(now, hours));

export const $datesOfNow = computed($deadlineOfNow, (deadline) => datesOf(deadline, hours));

/** Dates of the phone call and the visit for the request or, before it exists, for a request made now. */
export const $dates = computed(
  [computed($request, (request) => request?.auPlusTard), $datesOfNow],
  (promised, ofNow) => (promised ? datesOf(Date.parse(promised), hours) : ofNow),
);
