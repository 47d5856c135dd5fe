import type { Config } from '@netlify/functions';
import { processServer } from '../server.ts';

/** `/api/bureau`: all requests in one place, for the firm. */
export default (request: Request): Promise<Response> => processServer().bureau(request);

/** Read by the host from the source text: literals only. */
export const config: Config = {
  path: '/api/bureau',
  region: 'fra',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
