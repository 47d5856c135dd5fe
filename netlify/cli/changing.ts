/** The commands that change something, or send it. */
import { isDemandeId, referenceOf } from '../../src/domain/reference.ts';
import { failureName } from '../log.ts';
import { channelsFromEnvironment } from '../notify/channels.ts';
import { deliverDue } from '../notify/outbox.ts';
import { trialMessage } from '../notify/trial.ts';
import { noteFollowUp } from '../store/admin.ts';
import { failedAnnouncements, queueAgain } from '../store/outbox.ts';
import type { Command } from './command.ts';
import { findRequest } from './find.ts';
import { UsageError } from './usage.ts';

/** `handled ID`. A whole id costs one command: nothing is looked up. */
export const handled: Command = async (settings, { out }, { id, now }) => {
  const wanted = id.trim().toUpperCase();
  const whole = isDemandeId(wanted) ? wanted : (await findRequest(settings, id)).demandeId;
  const state = await noteFollowUp({ id: whole, followUp: 'handled', now }, settings);
  if (state === 'not_found') throw new UsageError(`Aucune demande ${wanted}.`);
  out(`Demande ${referenceOf(whole)} : ${state === 'already' ? 'déjà traitée' : 'traitée'}.\n`);
};

/** `resend ID`: announces a request once more, on every channel. */
export const resend: Command = async (settings, { out, err }, { id, now }) => {
  const channels = channelsFromEnvironment();
  if (channels.length === 0) return noChannel(err);
  const { demandeId, reference } = await findRequest(settings, id);
  const failed = (await failedAnnouncements(settings)).filter((one) => one.demandeId === demandeId);
  await queueAgain(demandeId, failed, settings, now);
  const { well } = await deliverDue(settings, now);
  out(`Demande ${reference} : ${well ? 'renvoyée' : 'mise en attente, un canal ne répond pas'}.\n`);
  return well ? 0 : 1;
};

function noChannel(err: (text: string) => void): number {
  err('Aucun canal n’est réglé : donnez SMTP_URL, ou DEMANDE_WEBHOOK_URL et DEMANDE_WEBHOOK_SECRET.\n');
  return 1;
}

/** `test`: one marked message on each channel, so that a typo is found before a customer is lost. */
export const test: Command = async (_settings, { out, err }, { now }) => {
  const channels = channelsFromEnvironment();
  if (channels.length === 0) return noChannel(err);
  let status = 0;
  for (const channel of channels) {
    try {
      await channel.send(trialMessage(channel.name, now));
      out(`${channel.name} : message d’essai accepté.\n`);
    } catch (error) {
      out(`${channel.name} : échec (${failureName(error)}).\n`);
      status = 1;
    }
  }
  return status;
};
