import { dayWords } from '../../src/domain/deadline.ts';
import { parisDate } from '../../src/domain/paris.ts';
import { phoneKey } from '../../src/domain/phone.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { count } from '../../src/domain/sentence.ts';
import { keysOf } from '../../src/lib/keys-of.ts';
import { actOn } from '../duties/change.ts';
import { type Html, html } from '../html.ts';
import { actionButton } from '../http/fields.ts';
import { disclosure, plate } from '../http/page.ts';
import { partsOf } from '../parts.ts';
import { fold } from '../request/fold.ts';
import { DESK_PATH } from '../request/links.ts';
import { reachOf } from '../request/reach.ts';
import {
  type DemandeRecord,
  isActive,
  isMarked,
  isToCall,
  missingOf,
  type Records,
} from '../request/record.ts';
import { inOrder, lineWords, newsWords, stateWords } from '../request/words.ts';
import type { Service } from '../service.ts';
import { deadlineWords } from './request-page.ts';

export const VIEWS = {
  rappeler: 'À rappeler',
  relancer: 'À relancer',
  'rendez-vous': 'Rendez-vous',
  toutes: 'Toutes',
};

type View = keyof typeof VIEWS;

export const isView = (name: string): name is View => Object.hasOwn(VIEWS, name);

const MOST_SHOWN = 300;
const PAGE = 50;

const MOST_FOUND = 100;
type Part = { title: string; records: DemandeRecord[] };
type Listed = { parts: Part[]; counts: Partial<Record<View, number>>; next?: number | undefined };

/** Searches plates, phone numbers, names and references, with up to 3 Redis commands plus 1 per thousand requests. */
export async function search({ store }: Service, query: string): Promise<DemandeRecord[]> {
  const folded = fold(query);
  if (folded.length < 2) return [];
  // Pads a partial phone number to normalise it, then removes the padding.
  const missing = Math.max(0, 10 - folded.length);
  const number = phoneKey(query + '0'.repeat(missing)).slice(0, -missing || undefined);
  const isFound = ({ phoneKey: key, plaque, name, phone, no }: DemandeRecord): boolean =>
    key.includes(number) || [plaque, name, phone, no].some((text) => fold(text).includes(folded));
  const words = [number, folded, folded.toUpperCase()];
  const found = (await store.find(words, MOST_FOUND * 10)).filter(isFound);
  return found.toSorted((a, b) => b.changedAt - a.changedAt).slice(0, MOST_FOUND);
}

function byDay(records: DemandeRecord[], now: number): Part[] {
  const sorted = records.toSorted((a, b) => a.at - b.at);
  return [...Map.groupBy(sorted, ({ at }) => parisDate(at))].map(([date, day]) => {
    const words = dayWords(day[0]?.at ?? 0);
    return { title: date === parisDate(now) ? `Aujourd’hui, ${words}` : words, records: day };
  });
}

/** Takes two to four Redis commands. @param page page number of the view «Toutes», from 0 */
export async function listOf(service: Service, view: View, page: number): Promise<Listed> {
  const { store, hours } = service;
  const now = service.now();
  const soon = await store.soon(now);
  const active = soon.filter(isActive);
  const calls = active.filter((one) => isToCall(one, now));
  const toCall = inOrder(calls, hours);
  const again = active
    .filter((one) => !isToCall(one, now) && one.state !== 'appointment')
    .toSorted((a, b) => (a.at || Infinity) - (b.at || Infinity));
  const appointments = active.filter(({ state }) => state === 'appointment');
  const counts = { rappeler: toCall.length, relancer: again.length, 'rendez-vous': appointments.length };
  const listed = (parts: Part[], next?: number): Listed => ({ parts, counts, next });
  const damaged = soon.filter(({ state }) => state === 'unreadable');
  const toShow = { title: 'Illisibles\u202f: à montrer au technicien', records: damaged };
  if (view === 'rappeler') return listed([toShow, { title: '', records: toCall }]);
  if (view === 'relancer') return listed([{ title: '', records: again }]);
  if (view === 'rendez-vous') return listed(byDay(appointments, now));
  const older = await store.closed(now, page * PAGE, PAGE);
  const next = older.length === PAGE ? page + 1 : undefined;
  const part = (title: string, records: DemandeRecord[]): Part => {
    return { title, records: records.toSorted((a, b) => b.changedAt - a.changedAt) };
  };
  if (page > 0) return listed([part('Closes', older)], next);
  // `soon` also returns closed requests with a pending notification.
  const closed = [...soon.filter((one) => !isActive(one)), ...older];
  return listed([part('En cours', active), part('Closes', closed)], next);
}

const AT_ONCE = 20;

/** Marks unassigned suspect requests as spam. @param shownAt load time of the list, ms; skips requests changed later */
export async function refuseMarked(service: Service, who: string, shownAt: number): Promise<void> {
  const soon = await service.store.soon(service.now());
  const marked = soon.filter((one) => isMarked(one) && one.changedAt <= shownAt);
  const refuse = ({ no, rev }: DemandeRecord) => actOn(service, no, { act: 'spam' }, { seen: rev, who });
  for (const part of partsOf(marked.slice(0, MOST_SHOWN), AT_ONCE)) await Promise.all(part.map(refuse));
}

function refuseForm(listed: Listed, { now }: Service): Html | undefined {
  const marked = listed.parts.flatMap(({ records }) => records.filter(isMarked)).length;
  if (marked < 2) return undefined;
  const form = html`<form method="post" action="${DESK_PATH}">
    <input type="hidden" name="vues" value="${now()}">
    <p>Les ${Math.min(marked, MOST_SHOWN)} demandes «\u202fà vérifier\u202f» que personne n’a prises quittent les listes\u202f; chacune peut être rouverte.</p>
    ${actionButton('indesirables', 'Oui, toutes indésirables', 'danger')}
  </form>`;
  return disclosure(`À vérifier\u00a0: ${marked}, toutes indésirables\u202f?`, form);
}

export const requestHref = (no: string): string => `${DESK_PATH}?demande=${no}`;

function slip(record: DemandeRecord, service: Service, isFirst: boolean): Html {
  const { no, plaque, vitrage, phone, name, address, who, suspect, history } = record;
  const note = history.findLast(({ act }) => act === 'note');
  const due = deadlineWords(record, service);
  const state = stateWords(record, service.now());
  const news = record.state === 'appointment' && newsWords(record);
  const facts = [
    due && record.state !== 'open' && state,
    name,
    address,
    who && `suivie par ${who}`,
    referenceOf(no),
    suspect && 'à vérifier',
    missingOf(record).length === 2 && 'à compléter',
  ];
  const { tel } = reachOf(record, service);
  const call = tel
    ? html`<a class="button button-filled${!isFirst && ' button-unlit'}" href="${tel}"><span class="visually-hidden">Appeler le </span>${phone}</a>`
    : html`<b>${phone}</b>`;
  return html`<li class="slip stack">
    <a class="desk-entry-head cluster link-bare text-card" href="${requestHref(no)}">${plate(plaque)} <b>${vitrage}</b></a>
    <p>${due ?? html`<strong class="accent">${state}</strong>`}</p>
    <p class="soft text-small">${facts.filter(Boolean).join('\u00a0· ')}</p>
    ${news && html`<p class="desk-entry-note">Nouveau : ${news}</p>`}
    ${note && html`<p class="desk-entry-note">${lineWords(note)}</p>`}
    ${call}
  </li>`;
}

const slips = (records: Records, service: Service): Html =>
  html`<ul class="desk-list stack">${records.slice(0, MOST_SHOWN).map((one, index) => slip(one, service, index === 0))}</ul>
    ${records.length > MOST_SHOWN && html`<p class="soft text-small">Et ${records.length - MOST_SHOWN} de plus\u202f; la recherche les trouve toutes.</p>`}`;

const tabs = (view: View | undefined, counts: Listed['counts']): Html =>
  html`<nav class="desk-tabs cluster" aria-label="Listes">
    ${keysOf(VIEWS).map(
      (name) =>
        html`<a class="button button-outlined" href="${DESK_PATH}?vue=${name}"${view === name && html` aria-current="page"`}>${VIEWS[name]}${counts[name] !== undefined && html` <span>${counts[name]}</span>`}</a>`,
    )}
  </nav>`;

const searchForm = (query: string): Html =>
  html`<form class="line" role="search" action="${DESK_PATH}">
    <label class="visually-hidden" for="q">Plaque, numéro, nom ou référence</label>
    <input class="field-input" type="search" id="q" name="q" value="${query}" placeholder="Plaque, numéro, nom, référence">
    <button class="button button-outlined">Chercher</button>
  </form>`;

const EMPTY: Record<View, string> = {
  rappeler: 'Personne n’attend d’appel.',
  relancer: 'Rien à relancer.',
  'rendez-vous': 'Aucun rendez-vous noté.',
  toutes: 'Aucune demande pour l’instant.',
};

export function listPage(listed: Listed, view: View, service: Service, pointsLeft: number): Html {
  const shown = listed.parts.filter(({ records }) => records.length > 0);
  return html`<h1 class="visually-hidden">${VIEWS[view]}</h1>
    ${tabs(view, listed.counts)} ${view === 'toutes' && searchForm('')}
    ${shown.length === 0 && html`<p class="soft text-small">${EMPTY[view]}</p>`}
    ${shown.map(({ title, records }) => html`${title && html`<h2>${title}</h2>`}${slips(records, service)}`)}
    ${view === 'rappeler' && refuseForm(listed, service)}
    ${listed.next !== undefined && html`<p class="desk-contacts stack"><a class="button button-outlined" href="${DESK_PATH}?vue=toutes&amp;page=${listed.next}">Demandes plus anciennes</a></p>`}
    ${pointsLeft > 0 && html`<p class="desk-hint soft text-small"><a href="${DESK_PATH}?vue=ouverture">Avant l’ouverture du site : ${count(pointsLeft, 'point')} à régler</a></p>`}`;
}

export function foundPage(query: string, records: Records, service: Service): Html {
  const wanted = `«\u202f${query}\u202f»`;
  const number = records.length < MOST_FOUND ? records.length : `Les ${MOST_FOUND} dernières`;
  return html`<h1 class="visually-hidden">Recherche</h1>
    ${tabs(undefined, {})}${searchForm(query)}
    <p class="soft text-small" role="status">${records.length === 0 ? `Rien ne correspond à ${wanted}.` : `${number} pour ${wanted}`}</p>
    ${slips(records, service)}`;
}
