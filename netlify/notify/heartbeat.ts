import { failureName, log } from '../log.ts';

/** Longest wait for the service that watches over us, in ms. */
const HEARTBEAT_TIMEOUT_MS = 5000;

/** Tells a watching service that all is well; it raises the alarm when it hears nothing. Never rejects. */
export async function callHeartbeat(url: string | undefined): Promise<void> {
  if (!url) return;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(HEARTBEAT_TIMEOUT_MS) });
    await response.body?.cancel();
  } catch (error) {
    log('error', 'heartbeat', { failure: failureName(error) });
  }
}
