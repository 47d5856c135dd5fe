import { DEMANDE_PATH, type FieldErrors, HONEYPOT_FIELD } from '../../src/domain/demande.ts';
import { type Html, html } from '../html.ts';
import type { Draft } from '../request/record.ts';
import { phoneNotice, phonePolicy, texts } from '../request/texts.ts';
import { glassField, textField } from './fields.ts';
import { callFirm, page, seeOther, visitorHeader } from './page.ts';
import type { Reply } from './reply.ts';

const words = texts.page;

export function formCall(text: string): unknown {
  const { [HONEYPOT_FIELD]: siteWeb, ...data } = Object.fromEntries(new URLSearchParams(text));
  return { action: 'create', data, meta: { siteWeb } };
}

const formAgain = (draft: Partial<Draft>, messages: FieldErrors): Html =>
  html`<form class="slip measure stack" action="${DEMANDE_PATH}" method="post" novalidate>
      ${textField('plaque', words.plaque, draft, messages)}
      ${glassField(words.vitrage, draft, messages)}
      ${textField('phone', words.phone, draft, messages)}
      <p class="desk-hint soft text-small">${phoneNotice} ${phonePolicy.kept} <a href="${phonePolicy.link.vers}">${phonePolicy.link.libelle}</a></p>
      ${textField('name', words.name, draft, messages)}
      ${textField('address', words.address, draft, messages)}
      <p class="visually-hidden" aria-hidden="true">
        <label for="${HONEYPOT_FIELD}">${words.piege}</label>
        <input type="text" id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off">
      </p>
      <button class="button button-filled" type="submit">${words.envoyer}</button>
    </form>
    <p class="desk-contacts stack">${callFirm(words.appeler)}</p>
    <p class="desk-hint soft text-small">${words.appelNonSurtaxe}. <a href="/">${words.retour}</a></p>`;

/** Redirects to the confirmation page, also for a duplicate (`rate_limited`), else shows the form and the error. */
export function formResponse({ http, body, headers }: Reply, sent: string): Response {
  if (body.success || body.status === 'rate_limited') return seeOther(words.suite.vers);
  const { status, error = texts.reponses.illisible, fields = {} } = body;
  // The title names the error, because screen readers read the document's title first.
  const title = status === 'unavailable' ? words.titreIndisponible : words.titreErreur;
  const main = html`<h1>${Object.keys(fields).length > 0 ? words.titreFormulaire : title}</h1>
    <p class="failure" role="alert">${error}</p>
    ${formAgain(Object.fromEntries(new URLSearchParams(sent)), fields)}`;
  return page({ title, header: visitorHeader(), main, preview: false }, http, headers);
}
