import type { Config, Context } from '@netlify/functions';
import { processServer } from '../server.ts';

/** `POST /api/demande`: the one call of the site. */
export default (request: Request, context: Pick<Context, 'ip' | 'waitUntil'>): Promise<Response> =>
  processServer().demande(request, context);

/**
 * Read by the host from the source text, so literals only: anything else is dropped without a word. No `method`: the
 * host would then answer other methods itself, with something that is not ours. Frankfurt is the region nearest to the
 * visitors; put the storage there too.
 */
export const config: Config = {
  path: '/api/demande',
  region: 'fra',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
