import { phoneKind, telHref } from '../../src/domain/phone.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { keysOf } from '../../src/lib/keys-of.ts';
import { type Html, html } from '../html.ts';
import { plate } from '../http/page.ts';
import { DESK_PATH } from '../request/links.ts';
import { placeOf } from '../request/reach.ts';
import { type DemandeRecord, missingOf } from '../request/record.ts';
import { lineWords, stateWords } from '../request/words.ts';
import type { Service } from '../service.ts';
import { type Listed, MOST_FOUND, type View, VIEWS } from './lists.ts';
import { deadlineWords } from './request-page.ts';

export const requestHref = (no: string): string => `${DESK_PATH}?demande=${no}`;

/** Requests that one part of a list shows. */
const MOST_SHOWN = 300;

function slip(record: DemandeRecord, service: Service): Html {
  const { no, plaque, vitrage, phone, name, address, who, suspect, history } = record;
  const note = history.findLast(({ act }) => act === 'note');
  const due = deadlineWords(record, service);
  const state = stateWords(record, service.now());
  const facts = [
    due && record.state !== 'open' && state,
    name,
    placeOf(address),
    who && `suivie par ${who}`,
    referenceOf(no),
    suspect && 'à vérifier',
    missingOf(record).length === 2 && 'à compléter',
  ];
  const call =
    phoneKind(phone) === 'ordinary'
      ? html`<a class="button button-plein" href="${telHref(phone)}"><span class="visually-hidden">Appeler le </span>${phone}</a>`
      : html`<b>${phone}</b>`;
  return html`<li class="slip">
    <a class="bon-tete" href="${requestHref(no)}">${plate(plaque)} <b>${vitrage}</b></a>
    <p class="bon-etat">${due ?? state}</p>
    <p class="mention">${facts.filter(Boolean).join(' · ')}</p>
    ${note && html`<p class="bon-note">${lineWords(note)}</p>`}
    ${call}
  </li>`;
}

const slips = (records: readonly DemandeRecord[], service: Service): Html =>
  html`<ul class="liste">${records.slice(0, MOST_SHOWN).map((one) => slip(one, service))}</ul>
    ${records.length > MOST_SHOWN && html`<p class="mention">Et ${records.length - MOST_SHOWN} de plus\u202f; la recherche les trouve toutes.</p>`}`;

const tabs = (view: View | undefined, counts: Listed['counts']): Html =>
  html`<nav class="onglets" aria-label="Listes">
    ${keysOf(VIEWS).map(
      (name) =>
        html`<a class="button button-bord" href="${DESK_PATH}?vue=${name}"${view === name && html` aria-current="page"`}>${VIEWS[name]}${counts[name] !== undefined && html` <span>${counts[name]}</span>`}</a>`,
    )}
  </nav>`;

const searchForm = (query: string): Html =>
  html`<form class="recherche" role="search" action="${DESK_PATH}">
    <label class="visually-hidden" for="q">Plaque, numéro, nom ou référence</label>
    <input class="field-input" type="search" id="q" name="q" value="${query}" placeholder="Plaque, numéro, nom, référence">
    <button class="button button-bord">Chercher</button>
  </form>`;

const EMPTY: Record<View, string> = {
  rappeler: 'Personne n’attend d’appel.',
  relancer: 'Rien à relancer.',
  'rendez-vous': 'Aucun rendez-vous noté.',
  toutes: 'Aucune demande pour l’instant.',
};

/** A list of the desk. @param pointsLeft what is still to settle before the site opens, linked while there is something */
export function listPage(listed: Listed, view: View, service: Service, pointsLeft: number): Html {
  const shown = listed.parts.filter(({ records }) => records.length > 0);
  return html`<h1 class="visually-hidden">${VIEWS[view]}</h1>
    ${tabs(view, listed.counts)} ${view === 'toutes' && searchForm('')}
    ${shown.length === 0 && html`<p class="mention">${EMPTY[view]}</p>`}
    ${shown.map(({ title, records }) => html`${title && html`<h2>${title}</h2>`}${slips(records, service)}`)}
    ${listed.next !== undefined && html`<p class="joindre"><a class="button button-bord" href="${DESK_PATH}?vue=toutes&amp;page=${listed.next}">Demandes plus anciennes</a></p>`}
    ${pointsLeft > 0 && html`<p class="mention"><a href="${DESK_PATH}?vue=ouverture">Avant l’ouverture du site : ${pointsLeft} points à régler</a></p>`}`;
}

export function foundPage(query: string, records: readonly DemandeRecord[], service: Service): Html {
  const wanted = `«\u202f${query}\u202f»`;
  const number = records.length < MOST_FOUND ? records.length : `Les ${MOST_FOUND} dernières`;
  return html`<h1 class="visually-hidden">Recherche</h1>
    ${tabs(undefined, {})}${searchForm(query)}
    <p class="mention" role="status">${records.length === 0 ? `Rien ne correspond à ${wanted}.` : `${number} pour ${wanted}`}</p>
    ${slips(records, service)}`;
}
