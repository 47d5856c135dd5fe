import type { Config } from '@netlify/functions';
import { keepChoice } from '../http/keep-choice.ts';

export default keepChoice;

/** Netlify parses the source text: literals only. */
export const config: Config = {
  path: '/api/choix-cookies',
  region: 'fra',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
