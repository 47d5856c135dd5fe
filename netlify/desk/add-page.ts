import type { FieldErrors } from '../../src/domain/demande.ts';
import { deliverNow } from '../duties/deliver.ts';
import { type Html, html } from '../html.ts';
import { glassField, textField } from '../http/fields.ts';
import { seeOther } from '../http/page.ts';
import { newIdentity } from '../request/identity.ts';
import { DESK_PATH } from '../request/links.ts';
import { type Draft, newRecord } from '../request/record.ts';
import { RefusedError, validate } from '../request/validation.ts';
import type { Service } from '../service.ts';
import { requestHref } from './lists.ts';

export const addPage = (draft: Partial<Draft> = {}, messages: FieldErrors = {}): Html =>
  html`<h1>Ajouter une demande</h1>
    <form class="slip measure stack" method="post" action="${DESK_PATH}?vue=ajouter">
      ${textField('phone', 'Téléphone', draft, messages)}
      ${textField('plaque', 'Plaque', draft, messages)}
      ${glassField('Vitrage', draft, messages)}
      ${textField('name', 'Nom (facultatif)', draft, messages)}
      ${textField('address', 'Adresse d’intervention (facultative)', draft, messages)}
      <button class="button button-filled" name="acte" value="ajouter">Enregistrer la demande</button>
    </form>`;

/** @returns a redirect to the new request, or to the earlier request that it duplicates; or the form with errors */
export async function addRequest(form: URLSearchParams, who: string, service: Service) {
  const typed = Object.fromEntries(form);
  try {
    const { action, draft } = validate({ action: 'create', data: typed });
    const fresh = newRecord({ ...newIdentity(), ...draft }, { at: service.now(), who, act: 'created' });
    const saved = await service.store.save({ action, fresh, held: false, trapped: false, address: '' });
    if (!('record' in saved)) throw new Error('the rate limit rejected a request entered by staff');
    await deliverNow(service, saved.record, saved.nth);
    return seeOther(requestHref(saved.record.no));
  } catch (error) {
    if (error instanceof RefusedError) return addPage(typed, error.fields);
    throw error;
  }
}
