import relance from '../../netlify/functions/relance.mts';
import { pendingAnnouncements } from '../../netlify/store/outbox.ts';
import { readSettings } from '../../netlify/store/settings.ts';

/**
 * Makes everything that waits due now, and runs the scheduled function.
 *
 * @param command runs a command of Redis
 */
export async function sendAllThatWaits(command: (...parts: string[]) => Promise<unknown>): Promise<void> {
  for (const { demandeId, kind } of await pendingAnnouncements(readSettings())) {
    await command('ZADD', 'demande:outbox', '1', `${demandeId}:${kind}`);
  }
  await relance();
}
