import { isIP } from 'node:net';
import { keyedHash } from '../request/identity.ts';
import { texts } from '../request/texts.ts';
import { RefusedError } from '../request/validation.ts';
import type { Service } from '../service.ts';
import { saysOrigin } from './call.ts';

/** How many refused addresses one process remembers. */
const REMEMBERED = 5000;

/** An IPv6 household has a whole /64, which its first four groups name: zeros that were left out stand for some. */
function network(ip: string): string {
  const address = isIP(ip) === 6 && URL.parse(`http://[${ip}]`);
  if (!address) return ip;
  const [head = ''] = address.hostname.slice(1, -1).split('::');
  return [...head.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':');
}

/**
 * A visitor's address as it is counted in the storage, '' where it is not. Machines are counted apart: many people
 * share the address of a telephone operator, and one machine behind it must not take their place.
 */
export function addressHash(ip: string | undefined, fromMachine: boolean, secret: string): string {
  const local = ip?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (/^(127\.|::1$)/.test(local) || isIP(local) === 0) return '';
  return keyedHash(secret, `${fromMachine ? 'machine ' : ''}${network(local)}`);
}

export type Addresses = ReturnType<typeof watchAddresses>;

/** Makes what knows which addresses the storage refuses: until their time is over they cost it nothing. */
export function watchAddresses({ store, now, secrets }: Service) {
  /** Until when (ms since the epoch). */
  const refused = new Map<string, number>();
  const waitOf = (address: string): number => Math.ceil(((refused.get(address) ?? 0) - now()) / 1000);
  const refuse = (address: string, wait: number): void => {
    if (refused.size >= REMEMBERED) refused.clear();
    refused.set(address, now() + wait * 1000);
  };
  return {
    /** For how long an address is known to be refused, in seconds; 0 or less where it is not. */
    waitOf,
    refuse,
    /** Counts a call for a page, which costs the storage something. @throws RefusedError (429), StorageError */
    async count({ headers }: Request, ip: string | undefined): Promise<void> {
      const address = addressHash(ip, !saysOrigin(headers), secrets.hash);
      let wait = waitOf(address);
      if (wait <= 0) {
        wait = await store.count(address, now());
        if (wait > 0) refuse(address, wait);
      }
      if (wait > 0) throw new RefusedError(429, texts.reponses.tropDeDemandes, undefined, wait);
    },
  };
}
