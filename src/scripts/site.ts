/** Script of every page. Loaded after the first paint, so that a prerendered page is not counted before it is seen. */
import { animateArrivals } from './arrivals.ts';
import { loadProvider, watchChoice } from './consent.ts';
import { markCurrentHeading } from './current-heading.ts';
import { closeMenuByKey, moveThroughQuestions } from './keys.ts';
import { openTargets } from './open-folds.ts';
import { watchCovers } from './room.ts';
import { ignoreSecondTaps } from './single-taps.ts';
import { readReports, viewPage, watchClicks } from './tracking.ts';
import { followKeyboard } from './typing.ts';

/** Each part runs in its own microtask, so that an error stops no other part. Modules must do nothing when imported. */
for (const part of [
  ignoreSecondTaps,
  watchChoice,
  loadProvider,
  viewPage,
  readReports,
  watchClicks,
  closeMenuByKey,
  moveThroughQuestions,
  openTargets,
  followKeyboard,
  watchCovers,
  markCurrentHeading,
  animateArrivals,
])
  queueMicrotask(part);
