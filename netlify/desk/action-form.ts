import * as z from 'zod/mini';
import { dateAfter, parisDate } from '../../src/domain/paris.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { type Html, html } from '../html.ts';
import { actionButton, actionForm } from '../http/fields.ts';
import { disclosure } from '../http/page.ts';
import type { Action } from '../request/actions.ts';
import { oneLine } from '../request/fold.ts';
import { CLIENT, type DemandeRecord, isActive, type Records } from '../request/record.ts';
import { RefusedError } from '../request/validation.ts';
import type { Service } from '../service.ts';
import { cookieOf } from './entry.ts';

const NAME_LENGTH = 30;
const NOTE_LENGTH = 200;
const FARTHEST_DAYS = 365;

/** First name of the staff member, from the form or else the cookie. '' if there is none or it is {@link CLIENT}. */
export function nameOf(request: Request, form?: URLSearchParams): string {
  const name = oneLine(form?.get('qui') || cookieOf(request, 'qui'), NAME_LENGTH);
  return name === CLIENT ? '' : name;
}

function actionsAt(now: number) {
  const today = parisDate(now);
  const isNear = (day: string): boolean => day >= today && day <= dateAfter(today, FARTHEST_DAYS);
  const date = z.iso
    .date('Indiquez le jour.')
    .check(z.refine(isNear, 'Choisissez un jour à venir, dans l’année.'));
  const time = z.iso.time({ precision: -1, error: 'Indiquez l’heure du rendez-vous.' });
  const text = z.string().check(z.minLength(1, 'La note est vide.'));
  return z.discriminatedUnion(
    'act',
    [
      z.object({ act: z.enum(['take', 'unanswered', 'done', 'spam', 'reopen']) }),
      z.object({ act: z.literal('callback'), date }),
      z.object({ act: z.literal('appointment'), date, time }),
      z.object({ act: z.literal('note'), text }),
    ],
    'Ce choix n’a pas été compris\u00a0: rouvrez la page.',
  );
}

export function actionIn(form: URLSearchParams, now: number): Action {
  const result = z.safeParse(actionsAt(now), {
    act: form.get('acte'),
    date: form.get('jour'),
    time: form.get('heure'),
    text: oneLine(form.get('texte') ?? '', NOTE_LENGTH),
  });
  if (result.success) return result.data;
  throw new RefusedError(400, result.error.issues[0]?.message ?? '');
}

export type Visit = { request: Request; service: Service; linkTo: (no: string) => string; header: Html };

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

export function actionButtons(record: DemandeRecord, others: Records, visit: Visit): Html {
  const { request, service, linkTo } = visit;
  const now = service.now();
  const who = nameOf(request);
  const form = (content: Html): Html => actionForm(linkTo(record.no), record, content);
  const isTaken = record.who !== '' && record.who === who;
  const take = html`${nameField(who)}${actionButton('take', who ? `Je prends (${who})` : 'Je prends', 'main')}`;
  const appointment = html`<fieldset class="desk-row cluster">
    <legend class="field-label">Rendez-vous</legend>
    ${dayField('jour-rdv', now)}<label class="field-label" for="heure">à</label>
    <input class="field-input" type="time" id="heure" name="heure" value="09:00" step="300" required>
    ${actionButton('appointment', 'Noter le rendez-vous')}
  </fieldset>`;
  const callback = html`<fieldset class="desk-row cluster">
    <legend class="field-label">A répondu, à relancer à sa demande</legend>
    ${dayField('jour-relance', now)}${actionButton('callback', 'Noter la relance')}
  </fieldset>`;
  const note = html`<label class="field-label" for="texte">Note</label>
    <input class="field-input" id="texte" name="texte" maxlength="${NOTE_LENGTH}" placeholder="Jante bleue, franchise 90 €" required>
    ${actionButton('note', 'Ajouter la note')}`;
  const spam = html`<p>La demande quitte les listes ; elle peut être rouverte.</p>
    ${actionButton('spam', 'Oui, indésirable', 'danger')}`;
  const erase = html`<p>Tout ce que le site garde de cette demande disparaît, pour toujours. Restent à effacer à la main : les e-mails d’annonce (cherchez la référence), les sauvegardes, votre outil de suivi, les messages WhatsApp.</p>
    ${others.length > 0 && html`<p>Du même numéro restent gardées : ${others.map(({ no, plaque }) => `${referenceOf(no)} (${plaque})`).join(', ')}.</p>`}
    ${actionButton('erase', 'Oui, effacer pour toujours', 'danger')}`;
  if (record.state === 'unreadable')
    return html`<section class="stack">${disclosure('Effacer', form(erase))}</section>`;
  const unanswered = actionButton('unanswered', 'Appelé, sans réponse');
  const done = actionButton('done', 'Terminée (vitrage posé, ou sans suite)');
  const active = [!isTaken && take, unanswered, appointment, callback, done].map((one) => one && form(one));
  return html`<section class="stack" aria-labelledby="actions">
    <h2 id="actions">Que s’est-il passé ?</h2>
    ${isActive(record) ? active : form(actionButton('reopen', 'Rouvrir', 'main'))}
    ${form(note)}
    ${isActive(record) && disclosure('Pas un client', form(spam))}
    ${disclosure('Effacer', form(erase))}
  </section>`;
}
