import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { startSite } from '../../support/start-site.ts';
import { startWebhook, type TestWebhook } from '../../support/webhook.ts';

/** A site whose storage accepts calls and never answers. */
export interface HungSite {
  url: string;
  /** The firm's webhook. */
  firm: TestWebhook;
  close: () => Promise<void>;
}

/** Serves the built site with a storage that accepts calls and never answers. */
export async function openHungSite(): Promise<HungSite> {
  const silent = createServer();
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const firm = await startWebhook();
  const { url, server } = await startSite('hung-site', {
    UPSTASH_REDIS_REST_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    UPSTASH_REDIS_REST_TOKEN: 'token',
    DEMANDE_WEBHOOK_URL: firm.url,
    DEMANDE_WEBHOOK_SECRET: firm.secret,
  });
  return {
    url,
    firm,
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      silent.close();
      await firm.close();
    },
  };
}
