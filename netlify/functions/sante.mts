import type { Config } from '@netlify/functions';
import { processServer } from '../server.ts';

/** `GET /api/sante`: whether requests are stored and announced. */
export default (request: Request): Promise<Response> => processServer().sante(request);

/** Read by the host from the source text: literals only. */
export const config: Config = {
  path: '/api/sante',
  region: 'fra',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
