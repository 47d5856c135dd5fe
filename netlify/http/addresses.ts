import { isIP } from 'node:net';
import { keyedHash } from '../request/identity.ts';

const LOOPBACK = /^(127\.|::1$)/;

/** An IPv6 household has a whole /64, which its first four groups name. */
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
 * What stands for a visitor's address in the storage: a keyed hash that nobody can turn back. Calls that no browser's page
 * seems to have made are counted apart: many people share the address of a telephone operator, and one machine behind it
 * must not take their place.
 *
 * @param ip as the host gives it
 * @param secret key of the hash
 * @returns '' for loopback and for no address: those are not counted
 */
export function addressHash(ip: string | undefined, fromMachine: boolean, secret: string): string {
  const plain = ip?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (LOOPBACK.test(plain) || isIP(plain) === 0) return '';
  return keyedHash(secret, `${fromMachine ? 'machine ' : ''}${network(plain)}`);
}
