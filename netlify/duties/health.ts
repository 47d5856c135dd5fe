import type { Service } from '../service.ts';
import type { Look } from '../store/store.ts';

/** Delay in seconds after which the schedule counts as stopped. */
const OVERDUE_SECONDS = 15 * 60;

/** Writes to Redis, and reads unless `looked` is given. @returns `said`: body of `/api/sante`, without personal data */
export async function healthOf({ store, channels, now }: Service, looked?: Look) {
  const set = channels.length > 0 ? 'ok' : 'none';
  try {
    const [{ soonest, failing }] = await Promise.all([looked ?? store.look(), store.tryWrite()]);
    const oldestDueSeconds = Math.max(0, Math.floor((now() - soonest) / 1000));
    const state = channels.some(({ name }) => failing.includes(name)) ? 'failing' : set;
    const isWell = state === 'ok' && oldestDueSeconds < OVERDUE_SECONDS;
    return { isWell, said: { storage: 'ok', channels: state, oldestDueSeconds } };
  } catch {
    return { isWell: false, said: { storage: 'unavailable', channels: set, oldestDueSeconds: null } };
  }
}
