import { isDemandeId } from '../../src/domain/reference.ts';
import { save } from './store.ts';
import { type Action, toSave } from './visit.ts';

/**
 * Name and address of a request that the visitor holds (specification 1 §7).
 *
 * @throws StorageError
 */
export const update: Action = async (call, visit) =>
  call.demandeId && isDemandeId(call.demandeId)
    ? save(toSave(call, visit), visit.settings)
    : { state: 'not_found' };
