import type { Config } from '@netlify/functions';
import { processServer } from '../server.ts';

/** `/api/ma-demande`: one request, for its driver. */
export default (request: Request): Promise<Response> => processServer().maDemande(request);

/** Read by the host from the source text: literals only. */
export const config: Config = {
  path: '/api/ma-demande',
  region: 'fra',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
