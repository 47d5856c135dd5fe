import { unescape } from 'node:querystring';
import { setTimeout as pause } from 'node:timers/promises';
import hours from '../content/reglages/horaires.json' with { type: 'json' };
import type { Channel } from './channels/channel.ts';
import { emailChannel } from './channels/email.ts';
import { webhookChannel } from './channels/webhook.ts';
import { keyedHash } from './request/identity.ts';
import { firm } from './request/texts.ts';
import { logLine, type Service } from './service.ts';
import { openRedis } from './store/redis.ts';
import { createStore } from './store/store.ts';

/** The variables that the host sets before the process starts (listed in the README). */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Who sends the e-mails: the mailbox that the mail server knows, where its user is one; else the firm's own. */
function senderOf(smtp: string): string {
  // Never throws: a stray «%» in the address of the mail server must not keep requests from being stored.
  const user = unescape(URL.parse(smtp)?.username ?? '');
  return user.includes('@') ? user : firm.courriel;
}

/** The channels that an environment sets up. A webhook without its secret is none: anybody could forge a request. */
export function channelsOf(variables: Environment): Channel[] {
  const { SMTP_URL, DEMANDE_EMAIL_TO, DEMANDE_WEBHOOK_URL, DEMANDE_WEBHOOK_SECRET } = variables;
  const isSigned = DEMANDE_WEBHOOK_URL && DEMANDE_WEBHOOK_SECRET;
  if (DEMANDE_WEBHOOK_URL && !isSigned)
    logLine('error', 'webhook', { failure: 'DEMANDE_WEBHOOK_SECRET is missing' });
  return [
    ...(SMTP_URL ? [emailChannel(SMTP_URL, DEMANDE_EMAIL_TO || firm.courriel, senderOf(SMTP_URL))] : []),
    ...(isSigned ? [webhookChannel(DEMANDE_WEBHOOK_URL, DEMANDE_WEBHOOK_SECRET)] : []),
  ];
}

/** The service that an environment describes. Of the host's contexts, which this machine has not, production notifies. */
export function serviceFrom(variables: Environment): Service {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token = '', CONTEXT: context } = variables;
  const preview = Boolean(context) && context !== 'production';
  const { DEMANDE_LINK_SECRET: links, DEMANDE_BACKUP: backup, HEARTBEAT_URL: heartbeat } = variables;
  const { URL: site, DEPLOY_PRIME_URL: deploy } = variables;
  return {
    store: createStore(openRedis(url, token), { preview }),
    channels: preview ? [] : channelsOf(variables),
    now: Date.now,
    wait: pause,
    hours,
    secrets: {
      links: links?.trim() ? links.trim().split(/\s+/) : [keyedHash(token, 'links')],
      hash: keyedHash(token, 'hash'),
    },
    origin: ((preview && deploy) || site || `https://${firm.hote}`).replace(/\/$/, ''),
    backup: backup === 'email' || backup === 'webhook' ? backup : undefined,
    heartbeat: heartbeat || undefined,
    preview,
    log: logLine,
  };
}

/** The service of this process. The host names `CONTEXT` only while it builds: netlify/bundle.ts writes it here. */
export const processService = (): Service => serviceFrom({ ...process.env, CONTEXT: process.env.CONTEXT });
