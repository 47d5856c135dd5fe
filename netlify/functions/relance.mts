import type { Config } from '@netlify/functions';
import { processServer } from '../server.ts';

export default (): Promise<Response> => processServer().relance();

/** Netlify parses the source text: literals only. The interval is the first retry delay. */
export const config: Config = { schedule: '*/5 * * * *', region: 'fra' };
