import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { startWebhook, type TestWebhook } from '../../support/webhook.ts';

/** A site whose storage takes calls and never answers. */
export interface HungSite {
  url: string;
  /** Where the firm is told of requests. */
  firm: TestWebhook;
  close: () => Promise<void>;
}

/** The address that the site's server prints once it listens. */
const addressIn = (printed: string): string | undefined => /Site +(http:\S+)/.exec(printed)?.[1];

/** Serves the built site by a process of its own, with a storage that is there and says nothing. */
export async function openHungSite(): Promise<HungSite> {
  const silent = createServer();
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const firm = await startWebhook();
  const server = spawn(process.execPath, ['tests/support/site-server.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      SITE_FOLDER: 'test-results/hung-site',
      UPSTASH_REDIS_REST_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      UPSTASH_REDIS_REST_TOKEN: 'token',
      DEMANDE_WEBHOOK_URL: firm.url,
      DEMANDE_WEBHOOK_SECRET: firm.secret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((end) => server.once('exit', () => end()));
  const url = await new Promise<string>((found, failed) => {
    let printed = '';
    server.stdout.on('data', (part) => {
      printed += part;
      const address = addressIn(printed);
      if (address) found(address);
    });
    void ended.then(() => failed(new Error(`The site did not start: ${printed}`)));
  });
  return {
    url,
    firm,
    async close() {
      server.kill('SIGTERM');
      await ended;
      silent.close();
      await firm.close();
    },
  };
}
