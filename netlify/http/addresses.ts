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

/** How many refused addresses one process remembers. */
const REMEMBERED = 5000;

/** Addresses that the storage has refused, and until when (ms since the epoch): until then they cost it nothing. */
export function refusedAddresses() {
  const refusals = new Map<string, number>();
  return {
    /** For how many seconds an address is still refused; 0 when it is not. */
    secondsLeft(address: string, now: number): number {
      const left = Math.ceil(((refusals.get(address) ?? 0) - now) / 1000);
      if (left <= 0) refusals.delete(address);
      return Math.max(0, left);
    },
    refuse(address: string, until: number): void {
      refusals.set(address, until);
      const [oldest] = refusals.keys();
      if (refusals.size > REMEMBERED && oldest) refusals.delete(oldest);
    },
  };
}
