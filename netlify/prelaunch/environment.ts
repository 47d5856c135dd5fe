import type { Environment } from '../environment.ts';
import { openRedis } from '../store/redis.ts';
import { channelPoints } from './channels.ts';
import { type Point, storagePoints } from './storage.ts';

/** Questions whose answer no machine can look up. */
const HSTS: Point = {
  kind: 'question',
  message:
    'Tout le domaine répond-il en https\u202f? La durée de HSTS est d’un jour, pour ce seul hôte\u202f; l’allonger (src/domain/security-headers.ts) ne se défait pas.',
};

/**
 * The points of the environment to settle before the site opens: each is tried, not only read. Run it with the variables
 * of the site on line.
 *
 * @param now ms since the epoch
 */
export async function environmentPoints(now: number, variables: Environment = process.env): Promise<Point[]> {
  const {
    UPSTASH_REDIS_REST_URL: url,
    UPSTASH_REDIS_REST_TOKEN: token,
    HEARTBEAT_URL,
    DEMANDE_LINK_SECRET,
  } = variables;
  const unnamed: Point = {
    kind: 'error',
    message:
      'Le stockage n’est pas nommé\u00a0: donnez UPSTASH_REDIS_REST_URL et UPSTASH_REDIS_REST_TOKEN, comme en ligne.',
  };
  const unwatched: Point = {
    kind: 'question',
    message:
      'Qui remarquera un silence\u202f? Donnez HEARTBEAT_URL, ou faites surveiller /api/sante toutes les cinq minutes.',
  };
  const derived: Point = {
    kind: 'question',
    message:
      'Donnez DEMANDE_LINK_SECRET\u00a0: sans lui, un nouveau jeton du stockage rend nuls tous les liens déjà envoyés. Pour le changer sans rien perdre\u00a0: le nouveau, une espace, l’ancien.',
  };
  return [
    ...(url && token ? await storagePoints(openRedis(url, token), now) : [unnamed]),
    ...(await channelPoints(variables, now)),
    ...(HEARTBEAT_URL ? [] : [unwatched]),
    ...(DEMANDE_LINK_SECRET ? [] : [derived]),
    HSTS,
  ];
}
