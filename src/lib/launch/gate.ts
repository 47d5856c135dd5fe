/** Set by the launch-gate integration before pages are built. */
export const HELD_BACK = 'SITE_HELD_BACK';

/**
 * Whether pages are noindex and declare no rating: a production build with placeholders in the firm's identity or
 * sample reviews.
 */
export const heldBack = (): boolean => process.env[HELD_BACK] === 'true';
