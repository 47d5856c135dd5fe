import { isDemandeId } from '../../src/domain/reference.ts';
import { save } from './store.ts';
import { type Action, toSave } from './visit.ts';

/**
 * The final send (specification 1 §7). Without an id it creates and completes at once; sent again it changes nothing.
 *
 * @throws StorageError
 */
export const complete: Action = async (call, visit) =>
  !call.demandeId || isDemandeId(call.demandeId)
    ? save(toSave(call, visit), visit.settings)
    : { state: 'not_found' };
