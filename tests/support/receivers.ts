import { afterAll, beforeAll, beforeEach } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import { ask } from '../../netlify/store/redis.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { startWebhook, type TestWebhook } from './webhook.ts';

/** Forgets how many announcements were sent lately: the tests of a file are no rush. */
async function releaseBrake(): Promise<void> {
  const counts = await ask<string[]>((client) => client.keys('demande:announced:*')).catch(() => []);
  if (counts.length > 0) await ask((client) => client.del(...counts));
}

/** A mail server and a webhook receiver for the whole test file, empty and willing before each test. */
export function withReceivers(): { smtp: TestSmtp; webhook: TestWebhook } {
  const receivers = {} as { smtp: TestSmtp; webhook: TestWebhook };
  beforeAll(async () => {
    Object.assign(receivers, { smtp: await startSmtp(), webhook: await startWebhook() });
  });
  beforeEach(async () => {
    await releaseBrake();
    setEnvironment({
      SMTP_URL: receivers.smtp.url,
      DEMANDE_EMAIL_TO: 'atelier@clairvitre.example',
      DEMANDE_WEBHOOK_URL: receivers.webhook.url,
      DEMANDE_WEBHOOK_SECRET: receivers.webhook.secret,
    });
    Object.assign(receivers.smtp, { mails: [], mode: 'accept', connections: 0, mostAtOnce: 0 });
    Object.assign(receivers.webhook, { hooks: [], requests: 0, mode: 'accept' });
  });
  afterAll(async () => {
    await Promise.all([receivers.smtp.close(), receivers.webhook.close()]);
  });
  return receivers;
}
