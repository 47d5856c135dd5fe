import { afterAll, beforeAll, beforeEach } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { startWebhook, type TestWebhook } from './webhook.ts';

/** A mail server and a webhook receiver for the whole test file, empty and willing before each test. */
export function withReceivers(): { smtp: TestSmtp; webhook: TestWebhook } {
  const receivers = {} as { smtp: TestSmtp; webhook: TestWebhook };
  beforeAll(async () => {
    Object.assign(receivers, { smtp: await startSmtp(), webhook: await startWebhook() });
  });
  beforeEach(() => {
    setEnvironment({
      SMTP_URL: receivers.smtp.url,
      DEMANDE_EMAIL_TO: 'atelier@clairvitre.example',
      DEMANDE_WEBHOOK_URL: receivers.webhook.url,
      DEMANDE_WEBHOOK_SECRET: receivers.webhook.secret,
    });
    Object.assign(receivers.smtp, { mails: [], mode: 'accept' });
    Object.assign(receivers.webhook, { hooks: [], requests: 0, mode: 'accept' });
  });
  afterAll(async () => {
    await Promise.all([receivers.smtp.close(), receivers.webhook.close()]);
  });
  return receivers;
}
