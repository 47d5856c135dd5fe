import { referenceOf } from '../../src/domain/reference.ts';
import { mapsHref } from '../../src/lib/site/links.ts';
import { actOn } from '../duties/change.ts';
import { type Html, html } from '../html.ts';
import { factList, page, plate, seeOther, sentencePage } from '../http/page.ts';
import { reachOf } from '../request/reach.ts';
import { type DemandeRecord, type HistoryLine, isActive, isToCall, type Records } from '../request/record.ts';
import { announcementTexts } from '../request/texts.ts';
import { RefusedError } from '../request/validation.ts';
import { channelWords, deadline, lineWords, momentWords, stateWords, timeWords } from '../request/words.ts';
import type { Service } from '../service.ts';
import { actionButtons, actionIn, nameOf, type Visit } from './action-form.ts';
import { setCookie } from './entry.ts';

const { phrases } = announcementTexts;

function reachButtons(record: DemandeRecord, service: Service): Html {
  const { mark, tel, chat } = reachOf(record, service);
  const write =
    chat && html`<a class="button button-outlined" href="${chat}" rel="noreferrer">${phrases.ecrire}</a>`;
  const call = html`<a class="button button-filled" href="${tel}">Appeler le ${record.phone}</a>`;
  return html`${mark && html`<p><b>${record.phone}</b> <small>${mark}</small></p>`}
    ${tel && html`<p class="desk-contacts stack">${call} ${write}</p>`}`;
}

export function deadlineWords(record: DemandeRecord, { hours, now }: Service): Html | undefined {
  if (!isToCall(record, now())) return undefined;
  if (record.state !== 'open') return html`<strong class="accent">à rappeler maintenant</strong>`;
  const until = deadline(record, hours);
  const isLate = until <= now();
  const words = `${isLate ? 'promis avant' : 'à rappeler avant'} ${momentWords(until, now())}`;
  return html`<strong class="${isLate ? 'desk-late' : 'accent'}">${words}</strong>`;
}

function facts(record: DemandeRecord, service: Service): Html {
  const { phone, name, address, createdAt, changedAt, who } = record;
  const map = html`${address} <a href="${mapsHref(address)}" rel="noreferrer">Ouvrir dans Google Maps</a>`;
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

const linksTo = (others: Records, { linkTo }: Visit): Html =>
  html`<ul class="desk-siblings stack">${others.map(({ no, vitrage, plaque }) => html`<li><a href="${linkTo(no)}">${vitrage} ${plate(plaque)}</a></li>`)}</ul>`;

async function shown(record: DemandeRecord, visit: Visit, said?: Html, status = 200): Promise<Response> {
  const { service } = visit;
  const all = await service.store.ofNumber(record);
  const others = all.filter((one) => isActive(one) || one.no === record.sameAs);
  const isDamaged = record.state === 'unreadable';
  const failed = Object.keys(record.failed).map(channelWords).join(' ni par ');
  const main = html`${said && html`<div class="failure" role="alert">${said}</div>`}
    <div class="desk-columns stack">
      <article class="slip slip-roomy stack">
        <header class="slip-title cluster"><h1>${record.vitrage}</h1> ${plate(record.plaque)}</header>
        ${deadlineWords(record, service)}
        ${record.suspect && html`<p class="desk-message">${phrases.suspecte}</p>`}
        ${isDamaged && html`<p class="failure">${phrases.illisible}</p>`}
        ${failed && html`<p class="failure">Cette demande n’a pas pu être annoncée par ${failed}.</p>`}
        ${reachButtons(record, service)} ${facts(record, service)}
        ${others.length > 0 && html`<h2>Même numéro</h2>${linksTo(others, visit)}`}
        <h2>Historique</h2>
        <ol class="desk-history stack soft text-small" reversed>${record.history.toReversed().map(historyItem)}</ol>
      </article>
      ${actionButtons(record, others, visit)}
    </div>`;
  const title = `${record.vitrage} ${record.plaque}`;
  return page({ title, header: visit.header, main, preview: service.preview }, status);
}

function gonePage(visit: Visit, others: Records = []): Response {
  const { preview } = visit.service;
  const more = others.length > 0 && html`<h2>Du même numéro, restent à effacer</h2>${linksTo(others, visit)}`;
  const sentence = 'Cette demande a été effacée.';
  return sentencePage({ title: 'Demande effacée', sentence, preview, more }, 404);
}

/** Shows a request and never changes it, because mail scanners follow links. */
export async function showRequest(no: string, visit: Visit, said?: Html, status?: number): Promise<Response> {
  const record = await visit.service.store.read(no);
  return record ? shown(record, visit, said, status) : gonePage(visit);
}

export async function pressOnRequest(no: string, form: URLSearchParams, visit: Visit): Promise<Response> {
  const { request, service } = visit;
  if (form.get('acte') === 'erase') {
    const record = await service.store.read(no);
    await service.store.erase(no);
    return gonePage(visit, record && (await service.store.ofNumber(record)));
  }
  const who = nameOf(request, form);
  try {
    const action = actionIn(form, service.now());
    if (action.act === 'take' && who === '') throw new RefusedError(400, 'Indiquez votre prénom.');
    const acted = await actOn(service, no, action, { seen: Number(form.get('vu')), who });
    if (!acted) return gonePage(visit);
    if (acted.missed) {
      const said = html`<p>La demande a changé pendant que vous la lisiez : vérifiez avant de noter autre chose.</p>
        <ul>${acted.missed.map(historyItem)}</ul>`;
      return shown(acted.record, visit, said, 409);
    }
    return seeOther(visit.linkTo(no), who ? { 'Set-Cookie': setCookie(request, 'qui', who) } : {});
  } catch (error) {
    if (error instanceof RefusedError) return showRequest(no, visit, html`${error.message}`, 400);
    throw error;
  }
}
