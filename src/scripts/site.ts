/**
 * The one script of every page, written into its head (DESIGN §7): what the visitor allowed, what they do, and Escape.
 * It runs once the page is painted: the banner comes a frame after the words that the visitor came for, and a page that
 * was opened behind another one is not counted until it is seen.
 */
import './consent-state.ts';
import './measured-acts.ts';
import './menu.ts';
