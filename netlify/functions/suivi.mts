import type { Config } from '@netlify/functions';
import { answerFollowUp } from '../follow-up/answer.ts';
import { readSettings } from '../store/settings.ts';

/** `/api/suivi`: the page behind the signed link of an announcement. */
export default (request: Request): Promise<Response> => answerFollowUp(request, readSettings(), Date.now());

/** Read by the host from the source text: literals only. */
export const config: Config = {
  path: '/api/suivi',
  region: 'fra',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
