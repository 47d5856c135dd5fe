import { isIP } from 'node:net';
import { keyedHash } from '../request/identity.ts';
import { texts } from '../request/texts.ts';
import { RefusedError } from '../request/validation.ts';
import type { Service } from '../service.ts';
import { saysOrigin } from './call.ts';

const REMEMBERED = 5000;

/** Returns an IPv4 address itself, and for an IPv6 address its /64 network, which belongs to one household. */
function network(ip: string): string {
  const address = isIP(ip) === 6 && URL.parse(`http://[${ip}]`);
  if (!address) return ip;
  const [head = ''] = address.hostname.slice(1, -1).split('::');
  return [...head.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':');
}

/** Rate-limit key; '' if `ip` is local or invalid. Bots have another key, so they do not block people on that IP. */
export function addressHash(ip: string | undefined, fromMachine: boolean, secret: string): string {
  const local = ip?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (/^(127\.|::1$)/.test(local) || isIP(local) === 0) return '';
  return keyedHash(secret, `${fromMachine ? 'machine ' : ''}${network(local)}`);
}

/** Counts a call against the rate limit of its IP address. @throws RefusedError (429), StorageError */
export type Count = () => Promise<void>;

export type Addresses = ReturnType<typeof watchAddresses>;

/** Caches rejections, so that a blocked IP address costs no Redis command. `waitOf` and `wait` are in seconds. */
export function watchAddresses({ store, now, secrets }: Service) {
  const refused = new Map<string, number>();
  const waitOf = (address: string): number => Math.ceil(((refused.get(address) ?? 0) - now()) / 1000);
  const refuse = (address: string, wait: number): void => {
    if (refused.size >= REMEMBERED) refused.clear();
    refused.set(address, now() + wait * 1000);
  };
  return {
    waitOf,
    refuse,
    async count({ headers }: Request, ip: string | undefined): Promise<void> {
      const address = addressHash(ip, !saysOrigin(headers), secrets.hash);
      const known = waitOf(address);
      const wait = known > 0 ? known : await store.count(address, now());
      if (wait <= 0) return;
      refuse(address, wait);
      throw new RefusedError(429, texts.reponses.tropDeDemandes, undefined, wait);
    },
  };
}
