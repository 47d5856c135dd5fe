import { Webhook } from 'standardwebhooks';
import type { Announcement } from './announcement.ts';
import { type Channel, SEND_TIMEOUT_MS } from './channel.ts';

/** The receiver did not take an announcement. */
class WebhookRefusedError extends Error {
  override name = 'WebhookRefusedError';
  readonly code: string;

  constructor(status: number) {
    super('webhook refused');
    this.code = `HTTP_${status}`;
  }
}

const payloadOf = ({ id, kind, first, stored, record, complement }: Announcement) => ({
  type: `demande.${kind}`,
  timestamp: record.updatedAt,
  data: { announcementId: id, first, stored, ...record, complement },
});

/**
 * A signed webhook (Standard Webhooks: `webhook-id`, `webhook-timestamp`, `webhook-signature`). Any 2xx accepts it;
 * a redirect is refused, since it would send personal data where nobody decided to.
 */
export const webhookChannel = (url: string, secret: string): Channel => ({
  name: 'webhook',
  async send(announcement) {
    const body = JSON.stringify(payloadOf(announcement));
    const now = new Date();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': announcement.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(announcement.id, now, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new WebhookRefusedError(response.status);
  },
});
