import { atom, computed, onMount } from 'nanostores';
import { hours } from '../client/texts.ts';
import { datesOf, deadlineOf } from '../domain/deadline.ts';
import { $request } from './flow.ts';

/** How often the clock is looked at, in milliseconds. */
const LOOK_MS = 60_000;

/** The present, in ms since the epoch. A tab may stay open, or asleep, for days. */
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

/** Until when a request that is made now is called, in ms since the epoch. */
export const $deadlineOfNow = computed($now, (now) => deadlineOf(now, hours));

/** The dates of a request that is made now, in words. */
export const $datesOfNow = computed($deadlineOfNow, (deadline) => datesOf(deadline, hours));

/** The dates of the visitor's request: those that the function answered, once it is made. */
export const $dates = computed(
  [computed($request, (request) => request?.auPlusTard), $datesOfNow],
  (promised, ofNow) => (promised ? datesOf(Date.parse(promised), hours) : ofNow),
);
