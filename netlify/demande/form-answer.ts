import { ANSWER_HEADERS, type Reply } from './answers.ts';
import { readForm } from './form.ts';
import { formPage } from './form-page.ts';
import { FORM_POLICY } from './form-style.ts';
import { texts } from './texts.ts';

/** The static page that tells a visitor without scripts that the request is stored. */
export const SENT_PAGE = '/demande-enregistree';

/**
 * A reply to a form sent without scripts: a redirect to the page that says so, or the form again. A duplicate is done
 * for the visitor (specification 1 §8), so it goes the same way as a success.
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
      'Content-Security-Policy': FORM_POLICY,
      'Content-Type': 'text/html; charset=utf-8',
      ...headers,
    },
  });
}
