import { failureName } from '../service.ts';
import type { RedisClient } from '../store/redis.ts';

/** Something to settle before the site opens: an error that was found, or a question that only a person can answer. */
export interface Point {
  kind: 'error' | 'question';
  /** A French sentence. */
  message: string;
}

const LIFE_SECONDS = 60;

/** Faults of the storage that the environment names: it must return what it stored, and evict nothing. */
export async function storagePoints(redis: RedisClient, now: number): Promise<Point[]> {
  const key = 'demande:prelaunch';
  const value = `essai ${now}`;
  try {
    await redis.ask((client) => client.set(key, value, { ex: LIFE_SECONDS }));
    const given = await redis.ask<string | null>((client) => client.get(key));
    await redis.ask((client) => client.del(key));
    if (given !== value)
      return [{ kind: 'error', message: 'Le stockage ne rend pas ce qui lui a été confié.' }];
  } catch (error) {
    const message = `Le stockage ne répond pas (${failureName(error)})\u00a0: vérifiez UPSTASH_REDIS_REST_URL et UPSTASH_REDIS_REST_TOKEN.`;
    return [{ kind: 'error', message }];
  }
  return evictionPoints(redis);
}

/** A storage that makes room by itself throws away requests. Not every host tells its policy. */
async function evictionPoints(redis: RedisClient): Promise<Point[]> {
  const told = await redis
    .ask<string>((client) => client.eval("return redis.call('INFO', 'memory')", [], []))
    .catch(() => '');
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
      message: `Le stockage efface des données quand il est plein (${policy})\u00a0: désactivez l’éviction.`,
    },
  ];
}
