import { isDemandeId, REFERENCE_LENGTH } from '../../src/domain/reference.ts';
import type { DemandeRecord } from '../request/record.ts';
import { idsByReference, readRequest } from '../store/admin.ts';
import type { Settings } from '../store/settings.ts';
import { UsageError } from './usage.ts';

/**
 * The request behind a demandeId or behind the reference that a visitor reads out.
 *
 * @throws UsageError when there is none, or when two share the reference
 */
export async function findRequest(settings: Settings, idOrReference: string): Promise<DemandeRecord> {
  const wanted = idOrReference.trim().toUpperCase();
  if (!isDemandeId(wanted) && wanted.length !== REFERENCE_LENGTH) {
    throw new UsageError(`${idOrReference} n’est ni un identifiant ni une référence de demande.`);
  }
  const [id = '', ...others] = isDemandeId(wanted) ? [wanted] : await idsByReference(wanted, settings);
  if (others.length > 0) {
    throw new UsageError(`Plusieurs demandes ont la référence ${wanted} : ${[id, ...others].join(', ')}`);
  }
  const record = id && (await readRequest(id, settings));
  if (!record) throw new UsageError(`Aucune demande ${wanted}.`);
  return record;
}
