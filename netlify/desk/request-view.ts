import { referenceOf } from '../../src/domain/reference.ts';
import { type Html, html } from '../html.ts';
import { factList, plate } from '../http/page.ts';
import { mapHref, reachOf } from '../request/reach.ts';
import { type DemandeRecord, type HistoryLine, isToCall } from '../request/record.ts';
import { announcementTexts } from '../request/texts.ts';
import { deadline, lineWords, momentWords, stateWords, timeWords } from '../request/words.ts';
import type { Service } from '../service.ts';
import { actButtons, type Place } from './act-form.ts';

const { phrases } = announcementTexts;

/** Links to call and write; a number that may cost its caller is shown and not linked. */
function reachButtons(record: DemandeRecord, service: Service): Html {
  const reach = reachOf(record, service);
  if ('mark' in reach) return html`<p><b>${record.phone}</b> <small>${reach.mark}</small></p>`;
  return html`<p class="joindre">
    <a class="button button-plein" href="${reach.tel}">Appeler le ${record.phone}</a>
    <a class="button button-bord" href="${reach.chat}" rel="noreferrer">${phrases.ecrire}</a>
  </p>`;
}

/** The deadline of a request in words; undefined when no call is due. */
export function deadlineWords(record: DemandeRecord, { hours, now }: Service): Html | undefined {
  if (!isToCall(record, now())) return undefined;
  if (record.state !== 'open') return html`<strong class="echeance">à rappeler maintenant</strong>`;
  const until = deadline(record, hours);
  const isLate = until <= now();
  const words = `${isLate ? 'promis avant' : 'à rappeler avant'} ${momentWords(until, now())}`;
  return html`<strong class="echeance${isLate && ' retard'}">${words}</strong>`;
}

function facts(record: DemandeRecord, service: Service): Html {
  const { phone, name, address, createdAt, changedAt, who } = record;
  const map = html`${address} <a href="${mapHref(address)}" rel="noreferrer">Ouvrir dans Google Maps</a>`;
  return factList([
    ['État', stateWords(record, service.now())],
    ['Suivie par', who],
    ['Téléphone', phone],
    ['Nom', name || 'à demander'],
    ['Adresse', address ? map : 'à demander'],
    ['Reçue le', timeWords(createdAt)],
    ['Dernier changement', changedAt === createdAt ? '' : timeWords(changedAt)],
    ['Référence', referenceOf(record.no)],
  ]);
}

const historyItem = (line: HistoryLine): Html =>
  html`<li>${timeWords(line.at)} <b>${lineWords(line)}</b></li>`;

/** Said on top of a request's page. */
export interface Said {
  notice?: string;
  /** Changes since the page was loaded on which a button was pressed. */
  changed?: readonly HistoryLine[];
}

interface View extends Said {
  place: Place;
  /** Name of whoever looks; '' when it is not known. */
  who: string;
  /** Other open requests of the same number. */
  others: readonly DemandeRecord[];
}

/** One request: who waits, until when, what is known, what was done, what to do next. */
export function requestView(
  record: DemandeRecord,
  service: Service,
  { notice, changed = [], place, who, others }: View,
): Html {
  const failed = Object.keys(record.failed).join(' et ');
  const other = ({ no, vitrage, plaque }: DemandeRecord): Html =>
    html`<li><a href="${place.linkTo(no)}">${vitrage} ${plate(plaque)}</a></li>`;
  return html`${notice && html`<p class="failure" role="alert">${notice}</p>`}
    ${
      changed.length > 0 &&
      html`<div class="failure" role="alert">
        <p>La demande a changé pendant que vous la lisiez : vérifiez avant de noter autre chose.</p>
        <ul>${changed.map(historyItem)}</ul>
      </div>`
    }
    <div class="deux">
      <article class="slip grand">
        <header><h1>${record.vitrage}</h1> ${plate(record.plaque)}</header>
        ${deadlineWords(record, service)}
        ${record.suspect && html`<p class="avis">${phrases.suspecte}</p>`}
        ${failed && html`<p class="failure">Cette demande n’a pas pu être annoncée par ${failed}.</p>`}
        ${reachButtons(record, service)} ${facts(record, service)}
        ${others.length > 0 && html`<h2>Même numéro</h2><ul class="memes">${others.map(other)}</ul>`}
        <h2>Historique</h2>
        <ol class="historique" reversed>${record.history.toReversed().map(historyItem)}</ol>
      </article>
      ${actButtons(record, place, who, service.now())}
    </div>`;
}
