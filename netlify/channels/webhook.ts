import { type Channel, NotTakenError, SEND_TIMEOUT_MS } from './channel.ts';

/** Signs requests as in the Standard Webhooks specification. Redirects are an error, because they could leak data. */
export const webhookChannel = (url: string, key: Uint8Array): Channel => ({
  name: 'webhook',
  async send({ id, event, file }) {
    const { Webhook } = await import('standardwebhooks');
    const { type, at, data } = event;
    const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: { file, ...data } });
    const now = new Date();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(key, { format: 'raw' }).sign(id, now, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new NotTakenError(response.status);
  },
});
