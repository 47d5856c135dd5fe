import { onceFromEnvironment } from '../environment.ts';
import { log } from '../log.ts';
import { firm } from '../request/texts.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email.ts';
import { webhookChannel } from './webhook.ts';

/** The channels that the environment sets up: none, e-mail, webhook, or both. */
export const channelsFromEnvironment: () => readonly Channel[] = onceFromEnvironment((variables) => {
  const { SMTP_URL, DEMANDE_EMAIL_TO, DEMANDE_EMAIL_FROM, DEMANDE_WEBHOOK_URL, DEMANDE_WEBHOOK_SECRET } =
    variables;
  const channels: Channel[] = [];
  if (SMTP_URL) {
    channels.push(
      emailChannel(SMTP_URL, DEMANDE_EMAIL_TO || firm.courriel, DEMANDE_EMAIL_FROM || firm.courriel),
    );
  }
  if (DEMANDE_WEBHOOK_URL && DEMANDE_WEBHOOK_SECRET) {
    channels.push(webhookChannel(DEMANDE_WEBHOOK_URL, DEMANDE_WEBHOOK_SECRET));
  } else if (DEMANDE_WEBHOOK_URL) {
    // Unsigned, anybody could forge a request: better none, and a word in the log.
    log('error', 'webhook', { failure: 'DEMANDE_WEBHOOK_SECRET is missing' });
  }
  return channels;
});
