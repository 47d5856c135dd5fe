/** Environment variable that integrations/launch-gate.ts sets before pages are built, if the site has sample data. */
export const HELD_BACK = 'SITE_HELD_BACK';

/** Whether pages are noindex and declare no rating, because the production site has sample data. */
export const heldBack = (): boolean => process.env[HELD_BACK] === 'true';
