import { Webhook } from 'standardwebhooks';
import { type Channel, NotTakenError, SEND_TIMEOUT_MS } from './channel.ts';

/** By the convention of Standard Webhooks a receiver that is gone answers 410 and wants to hear no more. */
const GONE = 410;

/**
 * A signed webhook (Standard Webhooks: `webhook-id`, `webhook-timestamp`, `webhook-signature`). Any 2xx accepts it;
 * a redirect is refused, since it would send personal data where nobody decided to.
 */
export const webhookChannel = (url: string, secret: string): Channel => ({
  name: 'webhook',
  async send({ id, event, file }) {
    const { type, at, data } = event;
    const timestamp = new Date(at).toISOString();
    const body = JSON.stringify({ type, timestamp, data: file ? { file, ...data } : data });
    const now = new Date();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new NotTakenError(`HTTP_${response.status}`, response.status === GONE);
  },
});
