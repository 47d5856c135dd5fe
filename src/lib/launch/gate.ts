/** Environment variable that integrations/launch-gate.ts sets before pages are built. */
export const HELD_BACK = 'SITE_HELD_BACK';

/** Whether pages are noindex and declare no rating. */
export const heldBack = (): boolean => process.env[HELD_BACK] === 'true';
