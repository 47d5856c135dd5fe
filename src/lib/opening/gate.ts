/** Whether the site is built for its public address before its owner and its lawyer have answered everything. */
let held: boolean | undefined;

/** Set by the build before any page is made. */
export const HELD_BACK = 'SITE_HELD_BACK';

/**
 * Whether the pages are kept from search engines, and declare no rating: the host's production build of a site that
 * still has placeholders, sample reviews or unanswered questions.
 */
export function heldBack(): boolean {
  held ??= process.env[HELD_BACK] === 'true';
  return held;
}
