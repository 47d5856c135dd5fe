import { environment } from '../environment.ts';
import { readSettings } from '../store/settings.ts';
import { channelPoints } from './channels.ts';
import type { Point } from './point.ts';
import { storagePoints } from './storage.ts';

/** Questions whose answer no machine can look up. */
const HSTS: Point = {
  kind: 'question',
  message:
    'Tout le domaine répond-il en https\u202f? La durée de HSTS est d’un jour, pour ce seul hôte\u202f; l’allonger (src/domain/security-headers.ts) ne se défait pas.',
};

/**
 * What is to be settled in the environment before the site opens: it is tried, not only read. Run it with the variables
 * of the site on line.
 *
 * @param now ms since the epoch
 */
export async function environmentPoints(now: number): Promise<Point[]> {
  const variables = environment();
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token, HEARTBEAT_URL } = variables;
  const unnamed: Point = {
    kind: 'error',
    message:
      'Le stockage n’est pas nommé\u202f: donnez UPSTASH_REDIS_REST_URL et UPSTASH_REDIS_REST_TOKEN, comme en ligne.',
  };
  const unwatched: Point = {
    kind: 'question',
    message:
      'Qui remarquera un silence\u202f? Donnez HEARTBEAT_URL, ou faites surveiller /api/sante toutes les cinq minutes.',
  };
  return [
    ...(url && token ? await storagePoints(readSettings(), now) : [unnamed]),
    ...(await channelPoints(variables, now)),
    ...(HEARTBEAT_URL ? [] : [unwatched]),
    HSTS,
  ];
}
