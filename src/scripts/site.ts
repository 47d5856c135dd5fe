/**
 * The script of every page, a file of its own: the visitor's choice on cookies, what they do, keys, the part that is
 * read, and what stays over the page. All else that a page does is HTML and CSS.
 *
 * Pages ask for it after their first paint (components/site/HeadScript.astro): a slow line brings the words that the
 * visitor came for first, and a page that was opened behind another one is not counted until it is seen.
 */
import { letItemsArrive } from './arrivals.ts';
import { fetchWhenIdle, lightPlateButtons, sayFlowIsOpen, showPressedLinks } from './before-flow.ts';
import { loadProvider, watchChoice } from './consent.ts';
import { keepOneOpen, unfoldForPaper } from './folded-parts.ts';
import { closeMenuByKey, moveThroughQuestions } from './keys.ts';
import { readReports, viewPage, watchClicks } from './measured-acts.ts';
import { openFolds, openTargets } from './open-folds.ts';
import { tellRoom } from './room.ts';
import { ignoreSecondTaps } from './single-taps.ts';
import { followKeyboard } from './typing.ts';
import { markPartRead } from './where-one-reads.ts';

/**
 * Each part stands alone, in a microtask: what it throws is an uncaught error in the console and stops no other part. So
 * a module imported here only declares.
 */
for (const part of [
  ignoreSecondTaps,
  watchChoice,
  loadProvider,
  viewPage,
  readReports,
  watchClicks,
  closeMenuByKey,
  moveThroughQuestions,
  openFolds,
  openTargets,
  keepOneOpen,
  unfoldForPaper,
  followKeyboard,
  tellRoom,
  markPartRead,
  letItemsArrive,
  lightPlateButtons,
  showPressedLinks,
  sayFlowIsOpen,
  fetchWhenIdle,
])
  queueMicrotask(part);
