import { Webhook } from 'standardwebhooks';
import type { recordData } from '../../netlify/request/export.ts';
import { serve } from './serve.ts';

type WebhookMode = 'accept' | 'fail' | 'gone' | 'hang' | 'redirect';

/** An event whose signature was right. */
interface Hook {
  id: string;
  type: string;
  data: ReturnType<typeof recordData> & { announcementId: string; first: boolean; stored: boolean };
}

export interface TestWebhook {
  url: string;
  secret: string;
  hooks: Hook[];
  /** Every request, refused ones too. */
  requests: number;
  mode: WebhookMode;
  /** Holds requests: `arrived` resolves with the first one, `release` answers all in the current mode. */
  hold: () => { arrived: Promise<void>; release: () => void };
  close: () => Promise<void>;
}

/** Starts a receiver that accepts everything until its mode is changed. */
export async function startWebhook(): Promise<TestWebhook> {
  const secret = `whsec_${Buffer.from('a secret for tests only').toString('base64')}`;
  let held: Record<'arrived' | 'released', PromiseWithResolvers<void>> | undefined;
  const { url, close } = await serve(async (request, response) => {
    receiver.requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (held) {
      held.arrived.resolve();
      await held.released.promise;
    }
    if (receiver.mode === 'hang') return;
    if (receiver.mode === 'fail') return response.writeHead(500).end('06 39 98 00 00 not taken');
    if (receiver.mode === 'gone') return response.writeHead(410).end();
    if (receiver.mode === 'redirect') return response.writeHead(307, { location: receiver.url }).end();
    const verified = new Webhook(secret).verify(
      Buffer.concat(chunks).toString(),
      request.headers as Record<string, string>,
    );
    receiver.hooks.push({ ...(verified as Omit<Hook, 'id'>), id: String(request.headers['webhook-id']) });
    return response.writeHead(204).end();
  });
  const receiver: TestWebhook = {
    url: `${url}/hook`,
    secret,
    hooks: [],
    requests: 0,
    mode: 'accept',
    hold() {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held = { arrived, released };
      const release = (): void => {
        held = undefined;
        released.resolve();
      };
      return { arrived: arrived.promise, release };
    },
    close,
  };
  return receiver;
}
