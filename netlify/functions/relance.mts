import type { Config } from '@netlify/functions';
import { processServer } from '../server.ts';

export default (): Promise<Response> => processServer().relance();

/** All values are literals, because Netlify parses the source text. The interval equals the first retry delay. */
export const config: Config = { schedule: '*/5 * * * *', region: 'fra' };
