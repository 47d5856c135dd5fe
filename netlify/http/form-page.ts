import { DEMANDE_PATH, type DemandeField, HONEYPOT_FIELD } from '../../src/domain/demande.ts';
import { telHref } from '../../src/domain/phone.ts';
import { VITRAGES } from '../../src/domain/vitrage.ts';
import { escapeHtml } from '../request/html.ts';
import type { Draft } from '../request/record.ts';
import { firm, phoneNotice, telephone, texts } from '../request/texts.ts';
import { FORM } from './form-style.ts';

type Messages = Partial<Record<DemandeField, string>>;

/** What sets one text field apart. */
const FIELDS = {
  plaque: 'type="text" autocapitalize="characters" autocomplete="off" spellcheck="false" required',
  phone: 'type="tel" autocomplete="tel" required',
  name: 'type="text" autocomplete="name"',
} as const;

const message = (field: DemandeField, messages: Messages): string =>
  messages[field] ? `<p class="erreur" id="erreur-${field}">${escapeHtml(messages[field])}</p>` : '';

const described = (field: DemandeField, messages: Messages): string =>
  messages[field] ? ` aria-invalid="true" aria-describedby="erreur-${field}"` : '';

const textField = (field: keyof typeof FIELDS, draft: Draft, messages: Messages): string =>
  `<label for="${field}">${texts.page[field]}</label>
<input ${FIELDS[field]} id="${field}" name="${field}" value="${escapeHtml(draft[field])}"${described(field, messages)}>
${message(field, messages)}`;

const addressField = (draft: Draft, messages: Messages): string =>
  `<label for="address">${texts.page.address}</label>
<textarea rows="2" autocomplete="street-address" id="address" name="address"${described('address', messages)}>${escapeHtml(draft.address)}</textarea>
${message('address', messages)}`;

const choices = (draft: Draft, messages: Messages): string =>
  `<fieldset${messages.vitrage ? ' aria-describedby="erreur-vitrage"' : ''}><legend>${texts.page.vitrage}</legend>
${VITRAGES.map(
  ({ title }) =>
    `<label class="choix"><input type="radio" name="vitrage" value="${title}" required${
      draft.vitrage.trim() === title ? ' checked' : ''
    }>${title}</label>`,
).join('\n')}
${message('vitrage', messages)}</fieldset>`;

const callLink = (label: string, className: string): string =>
  `<a class="${className}" href="${telHref(firm.telephone)}">${label}</a>`;

/**
 * The whole page that answers a form which could not be taken: what was typed is still there, each wrong field says why.
 *
 * @param error the sentence on top
 * @param messages one sentence for each wrong field
 * @param title title of the document, which begins with «Erreur»
 */
export const formPage = (
  title: string,
  error: string,
  draft: Draft,
  messages: Messages = {},
): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${escapeHtml(firm.marque)}</title>
<style>${FORM.style}</style>
</head>
<body>
<header><a href="/"><strong>${escapeHtml(firm.marque)}</strong></a>${callLink(telephone, 'numero')}</header>
<main>
<h1>${texts.page.titreFormulaire}</h1>
<p class="alerte" role="alert">${escapeHtml(error)}</p>
<form action="${DEMANDE_PATH}" method="post" novalidate>
${textField('plaque', draft, messages)}
${choices(draft, messages)}
${textField('phone', draft, messages)}
<p class="mention">${phoneNotice}</p>
${textField('name', draft, messages)}
${addressField(draft, messages)}
<p class="piege" aria-hidden="true"><label for="${HONEYPOT_FIELD}">${texts.page.piege}</label><input type="text" id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></p>
<button type="submit">${texts.page.envoyer}</button>
</form>
<p>${callLink(texts.page.appeler, 'appel')}</p>
<p class="mention">${texts.page.appelNonSurtaxe}. <a href="/">${texts.page.retour}</a></p>
</main>
</body>
</html>
`;
