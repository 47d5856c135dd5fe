import { failureName } from '../log.ts';
import { ask } from '../store/redis.ts';
import type { Settings } from '../store/settings.ts';
import type { Point } from './point.ts';

const LIFE_SECONDS = 60;

/** What is wrong with the storage that the environment names: it must give back what it took, and throw nothing away. */
export async function storagePoints({ keys }: Settings, now: number): Promise<Point[]> {
  const key = `${keys.announced}prelaunch`;
  const value = `essai ${now}`;
  try {
    await ask((client) => client.set(key, value, { ex: LIFE_SECONDS }));
    const given = await ask<string | null>((client) => client.get(key));
    await ask((client) => client.del(key));
    if (given !== value)
      return [{ kind: 'error', message: 'Le stockage ne rend pas ce qui lui a été confié.' }];
  } catch (error) {
    const message = `Le stockage ne répond pas (${failureName(error)})\u202f: vérifiez UPSTASH_REDIS_REST_URL et UPSTASH_REDIS_REST_TOKEN.`;
    return [{ kind: 'error', message }];
  }
  return evictionPoints();
}

/** A storage that makes room by itself throws away requests. Not every host tells its policy. */
async function evictionPoints(): Promise<Point[]> {
  const told = await ask<string>((client) =>
    client.eval("return redis.call('INFO', 'memory')", [], []),
  ).catch(() => '');
  const policy = /maxmemory_policy:(\S+)/.exec(told)?.[1];
  if (policy === 'noeviction') return [];
  if (policy === undefined) {
    const message =
      'L’éviction («\u202fEviction\u202f», chez Upstash) est-elle désactivée\u202f? Sinon, un stockage plein efface des demandes.';
    return [{ kind: 'question', message }];
  }
  return [
    {
      kind: 'error',
      message: `Le stockage efface des données quand il est plein (${policy})\u202f: désactivez l’éviction.`,
    },
  ];
}
