import type { Config } from '@netlify/functions';
import { keepChoice } from '../http/keep-choice.ts';

/** Keeps a visitor's choice on cookies for the 180 days that are promised; asks no storage. */
export default keepChoice;

/** Read by the host from the source text: literals only. */
export const config: Config = {
  path: '/api/choix-cookies',
  region: 'fra',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
