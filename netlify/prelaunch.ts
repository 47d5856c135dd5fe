import { type Environment, readEnvironment } from '../src/lib/environment.ts';
import { openMailer } from './channels/email.ts';
import { trialMessage } from './channels/notices.ts';
import { channelsOf } from './environment.ts';
import { failureName } from './service.ts';
import { openRedis, type RedisClient } from './store/redis.ts';

export type Point = { kind: 'error' | 'question'; message: string };

const error = (message: string): Point => ({ kind: 'error', message });
const question = (message: string): Point => ({ kind: 'question', message });

async function tried(what: () => Promise<unknown>, sentence: string): Promise<Point[]> {
  try {
    await what();
    return [];
  } catch (reason) {
    return [error(`${sentence} (${failureName(reason)}).`)];
  }
}

async function storagePoints(redis: RedisClient, now: number): Promise<Point[]> {
  const key = 'demande:prelaunch';
  let given: unknown;
  const faults = await tried(async () => {
    await redis.ask((client) => client.set(key, `essai ${now}`, { ex: 60 }));
    given = await redis.ask((client) => client.get(key));
    await redis.ask((client) => client.del(key));
  }, 'Le stockage ne répond pas\u00a0: vérifiez UPSTASH_REDIS_REST_URL et UPSTASH_REDIS_REST_TOKEN');
  if (faults.length > 0) return faults;
  if (given !== `essai ${now}`) return [error('Le stockage ne rend pas ce qui lui a été confié.')];
  // Errors are ignored, because some providers do not support INFO.
  const info = await redis
    .ask<string>((client) => client.eval("return redis.call('INFO', 'memory')", [], []))
    .catch(() => '');
  const policy = /maxmemory_policy:(\S+)/.exec(info)?.[1];
  if (policy === 'noeviction') return [];
  return [
    policy
      ? error(`Le stockage efface des données quand il est plein (${policy})\u00a0: désactivez l’éviction.`)
      : question(
          'L’éviction («\u202fEviction\u202f», chez Upstash) est-elle désactivée\u202f? Sinon, un stockage plein efface des demandes.',
        ),
  ];
}

async function emailPoints(url: string): Promise<Point[]> {
  const hint = url.startsWith('smtp:') ? ', ou n’offre pas de chiffrement' : '';
  const mailer = await openMailer(url);
  const faults = await tried(() => mailer.verify(), `Le serveur d’e-mail refuse SMTP_URL${hint}`);
  mailer.close();
  return faults;
}

const NO_STORAGE =
  'Le stockage n’est pas nommé\u00a0: donnez UPSTASH_REDIS_REST_URL et UPSTASH_REDIS_REST_TOKEN, comme en ligne.';
const NO_CHANNEL = 'Aucune annonce ne part\u00a0: donnez SMTP_URL, ou DEMANDE_WEBHOOK_URL et son secret.';
const NO_WATCH =
  'Qui remarquera un silence\u202f? Donnez HEARTBEAT_URL, ou faites surveiller /api/sante toutes les cinq minutes.';
const NO_LINK_SECRET =
  'Donnez DEMANDE_LINK_SECRET\u00a0: sans lui, un nouveau jeton du stockage rend nuls tous les liens déjà envoyés. Pour le changer sans rien perdre\u00a0: le nouveau, une espace, l’ancien.';
const REGION =
  'La fonction tourne-t-elle à Francfort (chez Netlify, «\u202fFunctions region\u202f») et la base est-elle dans l’Union\u202f? La politique de protection des données le dit.';
const HSTS =
  'Tout le domaine répond-il en https\u202f? La durée de HSTS est d’un jour, pour ce seul hôte\u202f; l’allonger (src/domain/security-headers.ts) ne se défait pas.';

export async function environmentPoints(now: number, variables: Environment = process.env): Promise<Point[]> {
  const { settings, faults } = readEnvironment(variables);
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token, SMTP_URL: smtp } = settings;
  const webhook = channelsOf(variables).find(({ name }) => name === 'webhook');
  const sendTrial = async () => webhook?.send(trialMessage('webhook', now));
  const isSet = (name: string) => Boolean(variables[name]?.trim());
  return [
    ...faults.map(error),
    ...(url && token ? await storagePoints(openRedis(url, token), now) : []),
    ...(isSet('UPSTASH_REDIS_REST_URL') || isSet('UPSTASH_REDIS_REST_TOKEN') ? [] : [error(NO_STORAGE)]),
    ...(isSet('SMTP_URL') || isSet('DEMANDE_WEBHOOK_URL') ? [] : [error(NO_CHANNEL)]),
    ...(smtp ? await emailPoints(smtp.url) : []),
    ...(await tried(sendTrial, 'Le récepteur de DEMANDE_WEBHOOK_URL refuse un essai')),
    ...(isSet('HEARTBEAT_URL') ? [] : [question(NO_WATCH)]),
    ...(isSet('DEMANDE_LINK_SECRET') ? [] : [question(NO_LINK_SECRET)]),
    question(REGION),
    question(HSTS),
  ];
}
