import { isDemandeId, REFERENCE_LENGTH } from '../../src/domain/reference.ts';
import { allRequests, type Listed } from '../store/admin.ts';
import type { Settings } from '../store/settings.ts';
import { UsageError } from './usage.ts';

/**
 * The request behind a demandeId or behind the reference that a visitor reads out.
 *
 * @throws UsageError when there is none, or when two share the reference
 */
export async function findRequest(settings: Settings, idOrReference: string): Promise<Listed> {
  const wanted = idOrReference.trim().toUpperCase();
  if (!isDemandeId(wanted) && wanted.length !== REFERENCE_LENGTH) {
    throw new UsageError(`${idOrReference} n’est ni un identifiant ni une référence de demande.`);
  }
  const found: Listed[] = [];
  for await (const listed of allRequests(settings)) {
    if (listed.record.demandeId === wanted || listed.record.reference === wanted) found.push(listed);
  }
  const [only, other] = found;
  if (!only) throw new UsageError(`Aucune demande ${wanted}.`);
  if (other) {
    throw new UsageError(
      `Plusieurs demandes ont la référence ${wanted} : ${found.map((f) => f.record.demandeId).join(', ')}`,
    );
  }
  return only;
}
