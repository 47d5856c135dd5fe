import { type DemandeField, HONEYPOT_FIELD } from '../../src/domain/demande.ts';
import type { Draft } from '../request/record.ts';
import { texts } from '../request/texts.ts';
import { formPage } from './form-page.ts';
import { FORM } from './form-style.ts';
import { ANSWER_HEADERS, type Reply } from './reply.ts';

/** What was typed in a form sent without scripts, '' where nothing was sent. */
function readForm(text: string): Draft {
  const sent = new URLSearchParams(text);
  const get = (name: DemandeField): string => sent.get(name) ?? '';
  return {
    plaque: get('plaque'),
    vitrage: get('vitrage'),
    phone: get('phone'),
    name: get('name'),
    address: get('address'),
  };
}

/** The call that a form stands for: always a create. */
export const formCall = (text: string): unknown => ({
  action: 'create',
  data: readForm(text),
  meta: { siteWeb: new URLSearchParams(text).get(HONEYPOT_FIELD) ?? '' },
});

/** The static page that tells a visitor without scripts that the request is stored. */
const SENT_PAGE = '/demande-enregistree';

/**
 * A reply to a form sent without scripts: a redirect to the page that says so, or the form again. A duplicate is done
 * for the visitor, so it goes the same way as a success.
 *
 * @param sent the body as it came
 */
export function formResponse({ http, body, headers }: Reply, sent: string): Response {
  if (body.success || body.status === 'rate_limited') {
    return new Response(null, { status: 303, headers: { ...ANSWER_HEADERS, Location: SENT_PAGE } });
  }
  const title = body.status === 'unavailable' ? texts.page.titreIndisponible : texts.page.titreErreur;
  return new Response(formPage(title, body.error ?? texts.reponses.illisible, readForm(sent), body.fields), {
    status: http,
    headers: {
      ...ANSWER_HEADERS,
      'Content-Security-Policy': FORM.policy,
      'Content-Type': 'text/html; charset=utf-8',
      ...headers,
    },
  });
}
