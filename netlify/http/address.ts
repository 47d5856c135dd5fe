import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { environment } from '../environment.ts';

const LOOPBACK = /^(127\.|::1$)/;

/** Where the environment names no secret, counts hold for one process: fewer are stopped, nobody is traced. */
const ownSecret = randomBytes(32).toString('hex');

/** One household has a whole /64 in IPv6: its first four groups name it. */
function network(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * What stands for a visitor's address in the storage: a keyed hash that nobody can turn back.
 *
 * @param ip as the host gives it
 * @returns '' for loopback and for no address: those are not counted
 */
export function addressHash(ip: string | undefined): string {
  const plain = ip?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (LOOPBACK.test(plain) || isIP(plain) === 0) return '';
  const secret = environment()['DEMANDE_ADDRESS_SECRET'] || ownSecret;
  return createHmac('sha256', secret).update(network(plain)).digest('base64url').slice(0, 22);
}
