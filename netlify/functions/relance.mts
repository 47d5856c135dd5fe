import type { Config } from '@netlify/functions';
import { environment } from '../environment.ts';
import { failureName, log } from '../log.ts';
import { callHeartbeat } from '../notify/heartbeat.ts';
import { deliverDue } from '../notify/outbox.ts';
import { readSettings } from '../store/settings.ts';

/**
 * Sends what is due: announcements that nobody accepted or that were cut off after the answer, reminders, the summary.
 *
 * @param _request the host's own
 * @param _context the host's own
 * @param now ms since the epoch
 * @returns 200 when all is well, else 503, so that the host shows a failed run
 */
export default async function relance(
  _request?: Request,
  _context?: unknown,
  now = Date.now(),
): Promise<Response> {
  let well = false;
  try {
    ({ well } = await deliverDue(readSettings(), now));
    if (well) await callHeartbeat(environment()['HEARTBEAT_URL']);
  } catch (error) {
    log('error', 'relance', { failure: failureName(error) });
  }
  return new Response(null, { status: well ? 200 : 503 });
}

/**
 * Read by the host from the source text: literals only. Every five minutes, the first of the growing delays; in the region
 * of the storage, so that personal data does not travel.
 */
export const config: Config = { schedule: '*/5 * * * *', region: 'fra' };
