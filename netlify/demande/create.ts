import { save } from './store.ts';
import { type Action, toSave } from './visit.ts';

/**
 * A new request from plate, glass and phone (specification 1 §7). An id sent along is not looked at: holding one is the
 * right to change that request, which is what update is for.
 *
 * @throws StorageError
 */
export const create: Action = (call, visit) =>
  save({ ...toSave(call, visit), heldId: undefined }, visit.settings);
