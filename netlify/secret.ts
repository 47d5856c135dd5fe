import { createHmac } from 'node:crypto';
import { environment } from './environment.ts';

/**
 * The key of one purpose, the same in all instances: that of the environment, else one derived from the storage's token,
 * which gives it to nobody who has not got the requests themselves.
 *
 * @param variable name of the variable that may hold it
 * @returns '' when neither is set
 */
export function secretOf(variable: string): string {
  const { [variable]: own, UPSTASH_REDIS_REST_TOKEN: token } = environment();
  return own || (token ? createHmac('sha256', token).update(variable).digest('base64url') : '');
}

/** What stands for something in the storage that must not be read there: nobody can turn it back by trying. */
export const keyedHash = (text: string): string =>
  createHmac('sha256', secretOf('DEMANDE_ADDRESS_SECRET')).update(text).digest('base64url').slice(0, 22);
