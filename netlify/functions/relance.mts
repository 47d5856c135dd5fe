import type { Config } from '@netlify/functions';
import { processServer } from '../server.ts';

/** Sends what is due: announcements that nobody accepted or that were cut off after the answer, reminders, the summary. */
export default (): Promise<Response> => processServer().relance();

/**
 * Read by the host from the source text: literals only. Every five minutes, the first of the growing delays; in the region
 * of the storage, so that personal data does not travel.
 */
export const config: Config = { schedule: '*/5 * * * *', region: 'fra' };
