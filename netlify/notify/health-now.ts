import { onceFromEnvironment } from '../environment.ts';
import { soonest } from '../store/outbox.ts';
import type { Settings } from '../store/settings.ts';
import { channelsFromEnvironment } from './channels.ts';
import { healthOf } from './health.ts';

/** Where the health of the service is told. */
export const HEALTH_PATH = '/api/sante';

/** How long an answer is given again, in ms: whoever asks all the time must not spend the storage's quota. */
export const HEALTH_LIFE_MS = 60_000;

/** What is told about the service. */
interface HealthNow {
  well: boolean;
  storage: 'ok' | 'unavailable';
  channels: 'ok' | 'failing' | 'none';
  /** Age of what has been due longest, in seconds; null when the storage does not say. */
  oldestDueSeconds: number | null;
}

async function ask(settings: Settings, now: number): Promise<HealthNow> {
  const none = channelsFromEnvironment().length === 0;
  try {
    const { failing, overdue, oldestDueSeconds } = healthOf(await soonest(settings), now);
    const channels = none ? 'none' : failing ? 'failing' : 'ok';
    return { well: channels === 'ok' && !overdue, storage: 'ok', channels, oldestDueSeconds };
  } catch {
    const channels = none ? 'none' : 'ok';
    return { well: false, storage: 'unavailable', channels, oldestDueSeconds: null };
  }
}

const last = onceFromEnvironment(() => ({
  at: Number.NEGATIVE_INFINITY,
  answer: undefined as Promise<HealthNow> | undefined,
}));

/**
 * The health of the service, for one command at most every {@link HEALTH_LIFE_MS}. Never rejects.
 *
 * @param now ms since the epoch
 */
export function healthNow(settings: Settings, now: number): Promise<HealthNow> {
  const kept = last();
  if (!kept.answer || now - kept.at >= HEALTH_LIFE_MS)
    Object.assign(kept, { at: now, answer: ask(settings, now) });
  return kept.answer as Promise<HealthNow>;
}
