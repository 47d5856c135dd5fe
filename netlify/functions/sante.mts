import type { Config } from '@netlify/functions';
import { ANSWER_HEADERS } from '../http/reply.ts';
import { healthNow } from '../notify/health-now.ts';
import { readSettings } from '../store/settings.ts';

/** `GET /api/sante`: 200 when requests are stored and told, else 503; nothing personal. */
export default async function sante(request: Request): Promise<Response> {
  const headers = { ...ANSWER_HEADERS, 'Content-Type': 'application/json; charset=utf-8' };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET' } });
  }
  const { well, ...told } = await healthNow(readSettings(), Date.now());
  return new Response(JSON.stringify(told), { status: well ? 200 : 503, headers });
}

/** Read by the host from the source text: literals only. */
export const config: Config = {
  path: '/api/sante',
  region: 'fra',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
