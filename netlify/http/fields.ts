import type { DemandeField } from '../../src/domain/demande.ts';
import { VITRAGES } from '../../src/domain/vitrage.ts';
import { type Html, html } from '../html.ts';
import type { Draft } from '../request/record.ts';
import type { FieldErrors } from '../request/validation.ts';

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

const FIELDS = {
  plaque: html`type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" required`,
  phone: html`type="tel" autocomplete="tel" required`,
  name: html`type="text" autocomplete="name"`,
} as const;

const message = (field: DemandeField, messages: FieldErrors): Html | undefined =>
  messages[field] ? html`<p class="field-wrong" id="erreur-${field}">${messages[field]}</p>` : undefined;

/** A label, its field and the error beside it; `field` is given the attributes that tie them together. */
function labelled(
  name: DemandeField,
  label: string,
  messages: FieldErrors,
  field: (ties: Html) => Html,
): Html {
  const wrong = messages[name] && html` aria-invalid="true" aria-describedby="erreur-${name}"`;
  return html`<label class="field-label" for="${name}">${label}</label>
    ${field(html`class="field-input" id="${name}" name="${name}"${wrong}`)}
    ${message(name, messages)}`;
}

export const textField = (
  name: keyof typeof FIELDS,
  label: string,
  draft: Partial<Draft>,
  messages: FieldErrors = {},
): Html =>
  labelled(name, label, messages, (ties) => html`<input ${FIELDS[name]} value="${draft[name]}" ${ties}>`);

/** The field for an address. A line break after the tag is not part of the text. */
export const addressField = (label: string, draft: Partial<Draft>, messages: FieldErrors = {}): Html =>
  labelled(
    'address',
    label,
    messages,
    (ties) => html`<textarea rows="2" autocomplete="street-address" ${ties}>
${draft.address}</textarea>`,
  );

export const glassField = (label: string, draft: Partial<Draft>, messages: FieldErrors = {}): Html =>
  html`<fieldset${messages.vitrage && html` aria-describedby="erreur-vitrage"`}>
    <legend class="field-label">${label}</legend>
    ${VITRAGES.map(
      ({ title }) =>
        html`<label class="choix"><input type="radio" name="vitrage" value="${title}" required${draft.vitrage?.trim() === title && html` checked`}>${title}</label>`,
    )}
    ${message('vitrage', messages)}
  </fieldset>`;
