import type { DemandeField, FieldErrors } from '../../src/domain/demande.ts';
import { VITRAGES } from '../../src/domain/vitrage.ts';
import { type Html, html } from '../html.ts';
import type { Draft, TextField } from '../request/record.ts';

const FIELDS = {
  plaque: html`type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" required`,
  phone: html`type="tel" autocomplete="tel" required`,
  name: html`type="text" autocomplete="name"`,
} as const;

const message = (field: DemandeField, messages: FieldErrors): Html | undefined =>
  messages[field] ? html`<p class="field-wrong" id="erreur-${field}">${messages[field]}</p>` : undefined;

export function textField(name: TextField, label: string, draft: Partial<Draft>, messages: FieldErrors) {
  const wrong = messages[name] && html` aria-invalid="true" aria-describedby="erreur-${name}"`;
  const ties = html`class="field-input" id="${name}" name="${name}"${wrong}`;
  // HTML ignores the first line break in a <textarea>, so a line break is added before the address.
  const field =
    name === 'address'
      ? html`<textarea rows="2" autocomplete="street-address" ${ties}>\n${draft.address}</textarea>`
      : html`<input ${FIELDS[name]} value="${draft[name]}" ${ties}>`;
  return html`<label class="field-label" for="${name}">${label}</label>
    ${field} ${message(name, messages)}`;
}

export const glassField = (label: string, draft: Partial<Draft>, messages: FieldErrors): Html =>
  html`<fieldset${messages.vitrage && html` aria-describedby="erreur-vitrage"`}>
    <legend class="field-label">${label}</legend>
    ${VITRAGES.map(
      ({ title }) =>
        html`<label class="desk-choice line"><input type="radio" name="vitrage" value="${title}" required${draft.vitrage?.trim() === title && html` checked`}>${title}</label>`,
    )}
    ${message('vitrage', messages)}
  </fieldset>`;

const LOOKS = {
  plain: 'button-outlined',
  main: 'button-filled button-unlit',
  danger: 'button-outlined desk-danger',
};

export type Look = keyof typeof LOOKS;

export const actionButton = (act: string, label: string, look: Look = 'plain'): Html =>
  html`<button class="button ${LOOKS[look]}" name="acte" value="${act}">${label}</button>`;

/** The form sends the revision that the page shows, so that a conflict is detected. */
export const actionForm = (path: string, { rev }: { rev: number }, content: Html): Html =>
  html`<form class="stack" method="post" action="${path}"><input type="hidden" name="vu" value="${rev}">${content}</form>`;
