import type { DemandeField } from '../../src/domain/demande.ts';
import { VITRAGES } from '../../src/domain/vitrage.ts';
import { type Html, html } from '../html.ts';
import type { Draft } from '../request/record.ts';

/** One sentence for each wrong field. */
export type Messages = Partial<Record<DemandeField, string>>;

/** The values of a form; '' where nothing was sent. */
export function draftIn(form: URLSearchParams): Draft {
  const get = (name: DemandeField): string => form.get(name) ?? '';
  return {
    plaque: get('plaque'),
    vitrage: get('vitrage'),
    phone: get('phone'),
    name: get('name'),
    address: get('address'),
  };
}

/** Attributes in which text fields differ. */
const FIELDS = {
  plaque: html`type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" required`,
  phone: html`type="tel" autocomplete="tel" required`,
  name: html`type="text" autocomplete="name"`,
} as const;

const message = (field: DemandeField, messages: Messages): Html | undefined =>
  messages[field] ? html`<p class="erreur" id="erreur-${field}">${messages[field]}</p>` : undefined;

/** The label of a field and its error, if any. */
const named = (field: DemandeField, messages: Messages): Html =>
  html`id="${field}" name="${field}"${messages[field] && html` aria-invalid="true" aria-describedby="erreur-${field}"`}`;

/** A field for one line. */
export const textField = (
  field: keyof typeof FIELDS,
  label: string,
  draft: Partial<Draft>,
  messages: Messages = {},
): Html =>
  html`<label for="${field}">${label}</label>
    <input ${FIELDS[field]} value="${draft[field]}" ${named(field, messages)}>
    ${message(field, messages)}`;

/** The field for an address. A line break after the tag is not part of the text. */
export const addressField = (label: string, draft: Partial<Draft>, messages: Messages = {}): Html =>
  html`<label for="address">${label}</label>
    <textarea rows="2" autocomplete="street-address" ${named('address', messages)}>
${draft.address}</textarea>
    ${message('address', messages)}`;

/** The three glazings. */
export const glassField = (label: string, draft: Partial<Draft>, messages: Messages = {}): Html =>
  html`<fieldset${messages.vitrage && html` aria-describedby="erreur-vitrage"`}>
    <legend>${label}</legend>
    ${VITRAGES.map(
      ({ title }) =>
        html`<label class="choix"><input type="radio" name="vitrage" value="${title}" required${draft.vitrage?.trim() === title && html` checked`}>${title}</label>`,
    )}
    ${message('vitrage', messages)}
  </fieldset>`;
