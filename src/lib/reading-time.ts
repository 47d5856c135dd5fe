import { typeset } from './typography.ts';

/** How long an article takes, as its cards and its own page say it. */
export const readingTime = (minutes: number): string => typeset(`${minutes} min de lecture`);
