import { phoneKind } from '../../src/domain/phone-kind.ts';
import { telHref } from '../../src/domain/phone.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { keysOf } from '../../src/lib/keys-of.ts';
import { type Html, html } from '../html.ts';
import { plate } from '../http/page.ts';
import { DESK_PATH } from '../request/links.ts';
import { placeOf } from '../request/reach.ts';
import { type DemandeRecord, missingOf } from '../request/record.ts';
import { lineWords, stateWords } from '../request/words.ts';
import type { Service } from '../service.ts';
import { type Listed, type View, VIEWS } from './lists.ts';
import { deadlineWords } from './request-view.ts';

/** Address of a request at the desk. */
export const requestHref = (no: string): string => `${DESK_PATH}?demande=${no}`;

/** One request as a slip: glass, plate, deadline, state, who, last note, number to tap. */
function slip(record: DemandeRecord, service: Service): Html {
  const { no, plaque, vitrage, phone, name, address, who, suspect, history } = record;
  const note = history.findLast(({ act }) => act === 'note');
  const facts = [
    name,
    placeOf(address),
    who && `suivie par ${who}`,
    referenceOf(no),
    suspect && 'à vérifier',
    missingOf(record).length === 2 && 'à compléter',
  ];
  const call =
    phoneKind(phone) === 'ordinary'
      ? html`<a class="bouton signal" href="${telHref(phone)}"><span class="cache">Appeler le </span>${phone}</a>`
      : html`<span class="numero">${phone}</span>`;
  return html`<li class="slip">
    <a class="bon-tete" href="${requestHref(no)}">${plate(plaque)} <b>${vitrage}</b></a>
    <p class="bon-etat">${deadlineWords(record, service) ?? stateWords(record, service.now())}</p>
    <p class="bon-qui">${facts.filter(Boolean).join(' · ')}</p>
    ${note && html`<p class="bon-note">${lineWords(note)}</p>`}
    ${call}
  </li>`;
}

const slips = (records: readonly DemandeRecord[], service: Service): Html =>
  html`<ul class="liste">${records.map((one) => slip(one, service))}</ul>`;

/** The tabs of the desk. */
const tabs = (view: View | undefined, counts: Listed['counts']): Html =>
  html`<nav class="onglets" aria-label="Listes">
    ${keysOf(VIEWS).map(
      (name) =>
        html`<a href="${DESK_PATH}?vue=${name}"${view === name && html` aria-current="page"`}>${VIEWS[name]}${counts[name] !== undefined && html` <span>${counts[name]}</span>`}</a>`,
    )}
  </nav>`;

const searchForm = (query: string): Html =>
  html`<form class="recherche" role="search" action="${DESK_PATH}">
    <label class="cache" for="q">Plaque, numéro, nom ou référence</label>
    <input type="search" id="q" name="q" value="${query}" placeholder="Plaque, numéro, nom, référence">
    <button class="bouton">Chercher</button>
  </form>`;

const EMPTY: Record<View, string> = {
  rappeler: 'Personne n’attend d’appel.',
  relancer: 'Rien à relancer.',
  'rendez-vous': 'Aucun rendez-vous noté.',
  toutes: 'Aucune demande pour l’instant.',
};

/** A list of the desk. @param pointsLeft what is still to settle before the site opens, linked while there is something */
export function listPage(listed: Listed, view: View, service: Service, pointsLeft: number): Html {
  const { parts, counts, next } = listed;
  return html`<h1 class="cache">${VIEWS[view]}</h1>
    ${tabs(view, counts)} ${view === 'toutes' && searchForm('')}
    ${parts.length === 0 && html`<p class="vide">${EMPTY[view]}</p>`}
    ${parts.map(
      ({ title, records, more }) =>
        html`${title && html`<h2>${title}</h2>`}${slips(records, service)}
          ${more > 0 && html`<p class="vide">Et ${more} de plus\u202f; la recherche les trouve toutes.</p>`}`,
    )}
    ${next !== undefined && html`<p><a class="bouton" href="${DESK_PATH}?vue=toutes&amp;page=${next}">Demandes plus anciennes</a></p>`}
    ${pointsLeft > 0 && html`<p class="mention"><a href="${DESK_PATH}?vue=ouverture">Avant l’ouverture du site : ${pointsLeft} points à régler</a></p>`}`;
}

/** The results of a search. */
export function foundPage(query: string, records: readonly DemandeRecord[], service: Service): Html {
  const wanted = `«\u202f${query}\u202f»`;
  return html`<h1 class="cache">Recherche</h1>
    ${tabs(undefined, {})}${searchForm(query)}
    <p class="vide" role="status">${records.length === 0 ? `Rien ne correspond à ${wanted}.` : `${records.length} pour ${wanted}`}</p>
    ${slips(records, service)}`;
}
