import type { Config } from '@netlify/functions';
import type { CallContext } from '../http/answer.ts';
import { processServer } from '../server.ts';

/** All that the site answers by itself: requests, the desk, one request for the firm and for its driver, the health. */
export default (request: Request, context: CallContext): Promise<Response> =>
  processServer().answer(request, context);

/**
 * Read by the host from the source text, so literals only: anything else is dropped without a word. No `method`: the
 * host would then answer other methods itself, with something that is not ours. Frankfurt is the region nearest to the
 * visitors; put the storage there too.
 */
export const config: Config = {
  path: ['/api/demande', '/api/bureau', '/api/suivi', '/api/ma-demande', '/api/sante'],
  region: 'fra',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
