import { setTimeout as pause } from 'node:timers/promises';
import hours from '../content/reglages/horaires.json' with { type: 'json' };
import { type Environment, type Mailbox, readEnvironment } from '../src/lib/environment.ts';
import type { Channel } from './channels/channel.ts';
import { emailChannel } from './channels/email.ts';
import { webhookChannel } from './channels/webhook.ts';
import { keyedHash } from './request/identity.ts';
import { company } from './request/texts.ts';
import { logLine, type Service } from './service.ts';
import { openRedis } from './store/redis.ts';
import { createStore } from './store/store.ts';

/** One channel per recipient, and the webhook. E-mails are sent from the SMTP user if it is an address, else `own`. */
export function channelsOf(variables: Environment): Channel[] {
  const { settings, mailboxes } = readEnvironment(variables);
  const { SMTP_URL: server, DEMANDE_WEBHOOK_URL: url, DEMANDE_WEBHOOK_SECRET: key } = settings;
  const own = company.courriel as Mailbox;
  const emailTo = (mailbox: Mailbox): Channel[] =>
    server ? [emailChannel(server.url, mailbox, server.user.includes('@') ? server.user : own)] : [];
  return [
    ...(mailboxes.length > 0 ? mailboxes : [own]).flatMap(emailTo),
    ...(url && key ? [webhookChannel(url, key)] : []),
  ];
}

/** Deploy previews use separate storage keys and notify nobody. */
export function serviceFrom(variables: Environment): Service {
  const { settings } = readEnvironment(variables);
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token = '' } = settings;
  const { CONTEXT: context, URL: site, DEPLOY_PRIME_URL: deploy } = variables;
  const preview = Boolean(context) && context !== 'production';
  return {
    store: createStore(openRedis(url, token), { preview }),
    channels: preview ? [] : channelsOf(variables),
    now: Date.now,
    wait: pause,
    hours,
    secrets: {
      // No key is derived from an empty storage token, because anyone could compute that key.
      links: settings.DEMANDE_LINK_SECRET ?? (token ? [keyedHash(token, 'links')] : []),
      hash: keyedHash(token, 'hash'),
    },
    origin: ((preview && deploy) || site || `https://${company.hote}`).replace(/\/$/, ''),
    backup: settings.DEMANDE_BACKUP,
    heartbeat: settings.HEARTBEAT_URL,
    preview,
    log: logLine,
  };
}

/** `process.env` is not destructured, because the bundler replaces `process.env.CONTEXT` literally. */
export function processService(): Service {
  for (const failure of readEnvironment(process.env).faults) logLine('error', 'environment', { failure });
  return serviceFrom({ ...process.env, CONTEXT: process.env.CONTEXT });
}
