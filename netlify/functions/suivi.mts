import type { Config } from '@netlify/functions';
import { processServer } from '../server.ts';

/** `/api/suivi`: one request, behind the signed link of an announcement. */
export default (request: Request): Promise<Response> => processServer().suivi(request);

/** Read by the host from the source text: literals only. */
export const config: Config = {
  path: '/api/suivi',
  region: 'fra',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
