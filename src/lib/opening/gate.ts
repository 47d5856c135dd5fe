/** Set by the build before any page is made. */
export const HELD_BACK = 'SITE_HELD_BACK';

/**
 * Whether the pages are kept from search engines, and declare no rating: the host's production build of a site whose
 * firm still has placeholders for an identity, or whose reviews are samples.
 */
export const heldBack = (): boolean => process.env[HELD_BACK] === 'true';
