import { newVisit } from '../../netlify/request/visit.ts';
import { save } from '../../netlify/store/save.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { aDemande } from './demande.ts';

/**
 * Takes a request at a moment of the past or the future; nobody sends its announcement right away.
 *
 * @param marked whether a machine seems to have sent it
 */
export async function requestAt(now: number, marked = false): Promise<string> {
  const draft = { ...aDemande(), name: '', address: '' };
  const meta = marked ? { elapsedMs: 10 } : {};
  const call = { action: 'create', draft, demandeId: undefined, meta } as const;
  const saved = await save(call, { ...newVisit('', ''), now }, readSettings());
  if (!('demandeId' in saved)) throw new Error(`not created: ${saved.state}`);
  return saved.demandeId;
}
