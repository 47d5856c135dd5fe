import { DEMANDE_PATH, HONEYPOT_FIELD } from '../../src/domain/demande.ts';
import { type Html, html } from '../html.ts';
import type { Draft } from '../request/record.ts';
import { phoneNotice, phonePolicy, texts } from '../request/texts.ts';
import { addressField, draftIn, glassField, type Messages, textField } from './fields.ts';
import { callFirm, page, pageResponse, seeOther, visitorHeader } from './page.ts';
import type { Reply } from './reply.ts';

/** The call that a form stands for: always a create. */
export const formCall = (text: string): unknown => ({
  action: 'create',
  data: draftIn(new URLSearchParams(text)),
  meta: { siteWeb: new URLSearchParams(text).get(HONEYPOT_FIELD) ?? '' },
});

/**
 * The whole page that answers a form which could not be taken: what was typed is still there, each wrong field says why.
 *
 * @param title title of the document, which begins with «Erreur»; also its heading where no field is wrong
 * @param error the sentence on top
 */
const formPage = (title: string, error: string, draft: Draft, messages: Messages = {}): Html =>
  page({
    title,
    header: visitorHeader(),
    main: html`<h1>${Object.keys(messages).length > 0 ? texts.page.titreFormulaire : title}</h1>
      <p class="alerte" role="alert">${error}</p>
      <form class="slip formulaire" action="${DEMANDE_PATH}" method="post" novalidate>
        ${textField('plaque', texts.page.plaque, draft, messages)}
        ${glassField(texts.page.vitrage, draft, messages)}
        ${textField('phone', texts.page.phone, draft, messages)}
        <p class="mention">${phoneNotice} ${phonePolicy.kept} <a href="${phonePolicy.link.vers}">${phonePolicy.link.libelle}</a></p>
        ${textField('name', texts.page.name, draft, messages)}
        ${addressField(texts.page.address, draft, messages)}
        <p class="piege" aria-hidden="true">
          <label for="${HONEYPOT_FIELD}">${texts.page.piege}</label>
          <input type="text" id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off">
        </p>
        <button class="bouton signal" type="submit">${texts.page.envoyer}</button>
      </form>
      <p>${callFirm(texts.page.appeler, 'bouton')}</p>
      <p class="mention">${texts.page.appelNonSurtaxe}. <a href="/">${texts.page.retour}</a></p>`,
  });

/**
 * A reply to a form sent without scripts: a redirect to the page that says so, or the form again. A duplicate is done
 * for the visitor, so it goes the same way as a success.
 *
 * @param sent the body as it came
 */
export function formResponse({ http, body, headers }: Reply, sent: string): Response {
  if (body.success || body.status === 'rate_limited') return seeOther(texts.page.suite.vers);
  const title = body.status === 'unavailable' ? texts.page.titreIndisponible : texts.page.titreErreur;
  const content = formPage(
    title,
    body.error ?? texts.reponses.illisible,
    draftIn(new URLSearchParams(sent)),
    body.fields,
  );
  return pageResponse(content, http, headers);
}
