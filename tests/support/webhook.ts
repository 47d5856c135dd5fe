import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { recordData } from '../../netlify/request/export.ts';
import { serve } from './serve.ts';

interface Hook {
  id: string;
  type: string;
  data: ReturnType<typeof recordData> & { announcementId: string; first: boolean; stored: boolean };
}

export type TestWebhook = Awaited<ReturnType<typeof startWebhook>>;

/** Starts a webhook receiver, which accepts events unless `mode` is changed. */
export async function startWebhook() {
  const secret = `whsec_${Buffer.from('a secret that is for tests only').toString('base64')}`;
  const { url, close } = await serve(async (request, response) => {
    receiver.requests += 1;
    const body = await text(request);
    if (receiver.mode === 'hang') return;
    if (receiver.mode === 'fail') return response.writeHead(500).end('06 39 98 00 00 not taken');
    if (receiver.mode === 'gone') return response.writeHead(410).end();
    if (receiver.mode === 'redirect') return response.writeHead(307, { location: receiver.url }).end();
    const verified = new Webhook(secret).verify(body, request.headers as Record<string, string>);
    receiver.hooks.push({ ...(verified as Omit<Hook, 'id'>), id: String(request.headers['webhook-id']) });
    return response.writeHead(204).end();
  });
  const receiver = {
    url: `${url}/hook`,
    secret,
    hooks: [] as Hook[],
    /** Number of requests received, including rejected ones. */
    requests: 0,
    mode: 'accept' as 'accept' | 'fail' | 'gone' | 'hang' | 'redirect',
    close,
  };
  return receiver;
}
