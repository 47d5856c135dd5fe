import { isIP } from 'node:net';
import { keyedHash } from '../request/identity.ts';

const LOOPBACK = /^(127\.|::1$)/;

/** An IPv6 household has a whole /64, which its first four groups name: zeros that were left out stand for some. */
function network(ip: string): string {
  const address = `http://[${ip}]`;
  if (isIP(ip) !== 6 || !URL.canParse(address)) return ip;
  const [head = ''] = new URL(address).hostname.slice(1, -1).split('::');
  return [...head.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':');
}

/**
 * A visitor's address as it is counted in the storage: a hash that nobody can turn back. Machines are counted apart: many
 * people share the address of a telephone operator, and one machine behind it must not take their place.
 *
 * @returns '' for loopback and for no address: those are not counted
 */
export function addressHash(ip: string | undefined, fromMachine: boolean, secret: string): string {
  const plain = ip?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (LOOPBACK.test(plain) || isIP(plain) === 0) return '';
  return keyedHash(secret, `${fromMachine ? 'machine ' : ''}${network(plain)}`);
}
