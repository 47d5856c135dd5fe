import type { Config } from '@netlify/functions';
import { failureName, log } from '../log.ts';
import { deliverDue } from '../notify/outbox.ts';
import { readSettings } from '../store/settings.ts';

/** Sends the announcements that are due: those that nobody accepted, and those cut off after the answer (DESIGN §5). */
export default async function relance(): Promise<void> {
  try {
    await deliverDue(readSettings());
  } catch (error) {
    log('error', 'relance', { failure: failureName(error) });
  }
}

/**
 * Read by the host from the source text: literals only. Every five minutes, the first of the growing delays; in the region
 * of the storage, so that personal data does not travel.
 */
export const config: Config = { schedule: '*/5 * * * *', region: 'fra' };
