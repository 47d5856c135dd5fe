/**
 * The one script of every page, written into its head (DESIGN §7): what the visitor allowed, what they do, and Escape.
 * It runs before anything is painted, so that the banner is there at once or not at all.
 */
import './consent-state.ts';
import './measured-acts.ts';
import './menu.ts';
