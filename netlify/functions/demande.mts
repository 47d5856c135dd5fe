import type { Config } from '@netlify/functions';
import type { CallContext } from '../http/answer.ts';
import { processServer } from '../server.ts';

export default (request: Request, context: CallContext): Promise<Response> =>
  processServer().answer(request, context);

/**
 * All values are literals, because Netlify parses the source text. There is no `method`, because Netlify would then
 * answer all other methods itself.
 */
export const config: Config = {
  path: ['/api/demande', '/api/bureau', '/api/suivi', '/api/ma-demande', '/api/choix-cookies', '/api/sante'],
  region: 'fra',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
