import { isLoopback, openMailer } from '../channels/email.ts';
import { trialMessage } from '../channels/notices.ts';
import { channelsOf, type Environment } from '../environment.ts';
import { failureName } from '../service.ts';
import type { Point } from './storage.ts';

const error = (message: string): Point => ({ kind: 'error', message });

/** Asks the mail server for its name and our right to use it; no message is sent. */
async function emailPoints(url: string): Promise<Point[]> {
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' };
  if (protocol !== 'smtps:' && protocol !== 'smtp:') {
    return [error('SMTP_URL est illisible\u00a0: écrivez smtps://utilisateur:motdepasse@serveur:465.')];
  }
  const mailer = await openMailer(url);
  try {
    await mailer.verify();
    return [];
  } catch (reason) {
    const hint = protocol === 'smtp:' ? ', ou n’offre pas de chiffrement' : '';
    return [error(`Le serveur d’e-mail refuse SMTP_URL${hint} (${failureName(reason)}).`)];
  } finally {
    mailer.close();
  }
}

/** Sends a signed event of the type `test`, which a receiver accepts like any other. */
async function webhookPoints(variables: Environment, now: number): Promise<Point[]> {
  const { DEMANDE_WEBHOOK_URL: url = '', DEMANDE_WEBHOOK_SECRET: secret } = variables;
  if (!secret) return [error('DEMANDE_WEBHOOK_SECRET manque\u00a0: sans signature, rien n’est envoyé.')];
  if (!URL.canParse(url)) return [error('DEMANDE_WEBHOOK_URL est illisible.')];
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !isLoopback(hostname)) {
    return [error('DEMANDE_WEBHOOK_URL n’est pas chiffrée\u00a0: écrivez https://.')];
  }
  try {
    const channel = channelsOf(variables).find(({ name }) => name === 'webhook');
    await channel?.send(trialMessage('webhook', now));
    return [];
  } catch (reason) {
    return [error(`Le récepteur de DEMANDE_WEBHOOK_URL refuse un essai (${failureName(reason)}).`)];
  }
}

/**
 * Faults of the channels that notify the firm.
 *
 * @param now ms since the epoch
 */
export async function channelPoints(variables: Environment, now: number): Promise<Point[]> {
  const { SMTP_URL, DEMANDE_WEBHOOK_URL } = variables;
  if (!SMTP_URL && !DEMANDE_WEBHOOK_URL) {
    return [error('Aucune annonce ne part\u00a0: donnez SMTP_URL, ou DEMANDE_WEBHOOK_URL et son secret.')];
  }
  return [
    ...(SMTP_URL ? await emailPoints(SMTP_URL) : []),
    ...(DEMANDE_WEBHOOK_URL ? await webhookPoints(variables, now) : []),
  ];
}
