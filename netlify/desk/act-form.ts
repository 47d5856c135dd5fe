import { dateAfter, parisDate } from '../../src/domain/paris.ts';
import { type Html, html } from '../html.ts';
import { disclosure } from '../http/page.ts';
import type { Act } from '../request/acts.ts';
import { clean } from '../request/fold.ts';
import { type DemandeRecord, isActive } from '../request/record.ts';

/** Longest name and note, in characters. */
const NAME_LENGTH = 30;
const NOTE_LENGTH = 200;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** How far ahead a date may lie, in days. */
const FARTHEST_DAYS = 365;

const line = (text: string | null, length: number): string =>
  clean(text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .slice(0, length);

/** The name of somebody of the firm, as it was typed; '' for none. */
export const nameIn = (form: URLSearchParams): string => line(form.get('qui'), NAME_LENGTH);

/** An error of a form, as a French sentence. */
export class ActError extends Error {
  override name = 'ActError';
}

/** A date from today on, within a year. */
function dateIn(form: URLSearchParams, now: number): string {
  const date = form.get('jour') ?? '';
  const today = parisDate(now);
  if (!DATE.test(date) || Number.isNaN(Date.parse(date))) throw new ActError('Indiquez le jour.');
  if (date < today || date > dateAfter(today, FARTHEST_DAYS))
    throw new ActError('Choisissez un jour à venir, dans l’année.');
  return date;
}

/** The act that a form asks for. @throws ActError with a sentence for whoever pressed */
export function actIn(form: URLSearchParams, now: number): Act {
  const act = form.get('acte');
  switch (act) {
    case 'take':
    case 'unanswered':
    case 'done':
    case 'spam':
    case 'reopen':
      return { act };
    case 'callback':
      return { act, date: dateIn(form, now) };
    case 'appointment': {
      const time = form.get('heure') ?? '';
      if (!TIME.test(time)) throw new ActError('Indiquez l’heure du rendez-vous.');
      return { act, date: dateIn(form, now), time };
    }
    case 'note': {
      const text = line(form.get('texte'), NOTE_LENGTH);
      if (text === '') throw new ActError('La note est vide.');
      return { act, text };
    }
    default:
      throw new ActError('Ce choix n’a pas été compris\u00a0: rouvrez la page.');
  }
}

/** Where a request is shown: at the desk, or behind its own link. */
export interface Place {
  /** Address of a request's page. */
  linkTo: (no: string) => string;
  header: Html;
}

const button = (act: string, label: string, look = ''): Html =>
  html`<button class="button button-bord ${look}" name="acte" value="${act}">${label}</button>`;

const nameField = (who: string): Html =>
  who
    ? html`<input type="hidden" name="qui" value="${who}">`
    : html`<label class="field-label" for="qui">Votre prénom</label>
        <input class="field-input" id="qui" name="qui" maxlength="${NAME_LENGTH}" autocomplete="given-name" required>`;

function dayField(id: string, now: number): Html {
  const today = parisDate(now);
  return html`<label class="field-label" for="${id}">Le</label>
    <input class="field-input" type="date" id="${id}" name="jour" min="${today}" max="${dateAfter(today, FARTHEST_DAYS)}" value="${dateAfter(today, 1)}" required>`;
}

/** The buttons about one request: the same at the desk and on its page. @param who name of whoever looks, '' for none */
export function actButtons(record: DemandeRecord, { linkTo }: Place, who: string, now: number): Html {
  // Each form carries the revision that was shown, so that a stale page changes nothing unseen.
  const form = (content: Html): Html =>
    html`<form method="post" action="${linkTo(record.no)}">
      <input type="hidden" name="vu" value="${record.rev}">
      ${content}
    </form>`;
  const isTaken = record.who !== '' && record.who === who;
  const take = html`${nameField(who)}${button('take', who ? `Je prends (${who})` : 'Je prends', 'fort')}`;
  const appointment = html`<fieldset class="ligne">
    <legend class="field-label">Rendez-vous</legend>
    ${dayField('jour-rdv', now)}<label class="field-label" for="heure">à</label>
    <input class="field-input" type="time" id="heure" name="heure" value="09:00" step="300" required>
    ${button('appointment', 'Noter le rendez-vous')}
  </fieldset>`;
  const callback = html`<fieldset class="ligne">
    <legend class="field-label">Jointe, à relancer</legend>
    ${dayField('jour-relance', now)}${button('callback', 'Noter la relance')}
  </fieldset>`;
  const note = html`<label class="field-label" for="texte">Note</label>
    <input class="field-input" id="texte" name="texte" maxlength="${NOTE_LENGTH}" placeholder="Jante bleue, code 4512, franchise 90 €" required>
    ${button('note', 'Ajouter la note')}`;
  const spam = html`<p>La demande quitte les listes ; elle peut être rouverte.</p>
    ${button('spam', 'Oui, indésirable', 'danger')}`;
  const erase = html`<p>Tout ce que le site garde de cette demande disparaît, pour toujours. Restent à effacer à la main : les e-mails d’annonce (cherchez la référence), les sauvegardes, votre outil de suivi, les messages WhatsApp.</p>
    ${button('erase', 'Oui, effacer pour toujours', 'danger')}`;
  return html`<section class="gestes" aria-labelledby="gestes">
    <h2 id="gestes">Que s’est-il passé ?</h2>
    ${
      isActive(record)
        ? html`${!isTaken && form(take)}
          ${form(button('unanswered', 'Appelé, sans réponse'))}
          ${form(appointment)} ${form(callback)}
          ${form(button('done', 'Terminée (posé, ou sans suite)'))}`
        : form(button('reopen', 'Rouvrir', 'fort'))
    }
    ${form(note)}
    ${isActive(record) && disclosure('Pas un client', form(spam))}
    ${disclosure('Effacer', form(erase))}
  </section>`;
}
