/**
 * The one script of every page, a file of its own: the visitor's choice on cookies, what they do, keys, the part that
 * is read, and what the flow needs before its first touch. All else that a page does is HTML and CSS.
 *
 * Pages ask for it after their first paint (components/site/HeadScript.astro): a slow line brings the words that the
 * visitor came for first, and a page that was opened behind another one is not counted until it is seen.
 */
import './arrivals.ts';
import './before-flow.ts';
import './folded-parts.ts';
import './keys.ts';
import './open-folds.ts';
import './single-taps.ts';
import './typing.ts';
import './where-one-reads.ts';
import { watchChoice } from './consent.ts';
import { watchActs } from './measured-acts.ts';

watchChoice();
watchActs();
