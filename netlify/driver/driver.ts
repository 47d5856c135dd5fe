import { datesOf, dayAndHour, dayWords } from '../../src/domain/deadline.ts';
import type { FieldErrors } from '../../src/domain/demande.ts';
import { parisDate } from '../../src/domain/paris.ts';
import { chatHref } from '../../src/domain/phone.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { fill } from '../../src/domain/sentence.ts';
import { vitrageIdOf } from '../../src/domain/vitrage.ts';
import { WHOLE_CAR } from '../../src/styles/whole-car.ts';
import { actOn } from '../duties/change.ts';
import { type Html, html } from '../html.ts';
import type { Count } from '../http/addresses.ts';
import { readForm } from '../http/call.ts';
import { actionButton, actionForm, type Look, textField } from '../http/fields.ts';
import {
  disclosure,
  factList,
  page,
  plate,
  sentencePage,
  visitorFooter,
  visitorHeader,
} from '../http/page.ts';
import type { Action } from '../request/actions.ts';
import { DRIVER_PATH, LINK_PARAMETER, verify } from '../request/links.ts';
import { CLIENT, type DemandeRecord, type Draft, isActive } from '../request/record.ts';
import { driverTexts, company, steps } from '../request/texts.ts';
import { RefusedError, validateCorrection } from '../request/validation.ts';
import { deadline } from '../request/words.ts';
import type { Service } from '../service.ts';

const { annuler, corriger, effacer, etats, lignes, photo } = driverTexts;

/** Whether the day agreed for another call, or the deadline of the first call, has passed. */
function isPast(record: DemandeRecord, { hours, now }: Service): boolean {
  const { state, at } = record;
  if (state === 'callback') return at > 0 && parisDate(at) < parisDate(now());
  return deadline(record, hours) <= now();
}

function standing(record: DemandeRecord, service: Service): string {
  const { state, at } = record;
  const late = isPast(record, service);
  if (state === 'callback')
    return fill(late ? etats.relanceEnRetard : etats.callback, { echeance: at > 0 ? dayWords(at) : '' });
  const until = state === 'appointment' ? at : deadline(record, service.hours);
  return fill(etats[late && state === 'open' ? 'retard' : state], { echeance: dayAndHour(until) });
}

function nextSteps(record: DemandeRecord, service: Service): Html {
  const { hours } = service;
  const { state, at } = record;
  const isFixed = state === 'appointment';
  const past = !isFixed && isPast(record, service);
  const isAgreed = state === 'callback';
  const { call, visit } = datesOf(isAgreed ? at : deadline(record, hours), hours);
  const rappel = isAgreed ? dayWords(at) : call;
  const step = ({ titre, quand, texte }: (typeof steps)[number], index: number): Html => {
    const isVisit = isFixed && titre === steps.at(-1)?.titre;
    const when = isVisit ? dayAndHour(at) : fill(quand, { rappel, visite: visit });
    const isOutdated = past && quand.includes('{');
    return html`<li${index === 0 && html` aria-current="step"`}>
      <span class="disc" aria-hidden="true"></span>
      <strong>${titre}</strong>
      ${!isOutdated && html`<em>${when}</em>`}
      <span>${texte}</span>
    </li>`;
  };
  return html`<ol class="next-steps counted">${steps.slice(isFixed ? 1 : 0).map(step)}</ol>`;
}

type DriverVisit = { service: Service; no: string; path: string };
type Typed = { notice?: string; draft?: Partial<Draft>; messages?: FieldErrors };

const { plate: at } = WHOLE_CAR;

const carWith = (plaque: string): Html =>
  html`<div class="desk-car pile">
    <img src="/dessins/voiture.svg" alt="" width="${WHOLE_CAR.width}" height="${WHOLE_CAR.height}">
    <svg class="text-mark" text-anchor="middle" viewBox="${WHOLE_CAR.viewBox}" role="img" aria-label="${plaque}">
      <text font-size="26" x="${at.x}" y="${at.y}" ${plaque.length > 9 && html`textLength="${at.width}" lengthAdjust="spacingAndGlyphs"`}>${plaque}</text>
    </svg>
  </div>`;

const glass = (vitrage: string): Html =>
  html`<span class="line"><img src="/dessins/vitrage-${vitrageIdOf(vitrage) ?? ''}.svg" alt="" width="72" height="38"> ${vitrage}</span>`;

function shown(record: DemandeRecord, visit: DriverVisit, typed: Typed = {}, status = 200): Response {
  const { service, path } = visit;
  const reference = referenceOf(record.no);
  const { vitrage, plaque } = record;
  const title = fill(driverTexts.titre, { reference });
  const message = fill(photo.message, { reference, vitrage, plaque });
  const form = (act: string, label: string, look: Look, content: Html): Html =>
    actionForm(path, record, html`${content}${actionButton(act, label, look)}`);
  const { draft = record, messages = {}, notice } = typed;
  const active = isActive(record);
  const correction = html`<p>${corriger.aide}</p>
    ${(['phone', 'name', 'address'] as const).map((name) => textField(name, corriger[name], draft, messages))}`;
  const correct = form('corriger', corriger.bouton, 'main', correction);
  const cancel = form('annuler', annuler.bouton, 'danger', html`<p>${annuler.question}</p>`);
  const erasure = html`<p>${fill(effacer.question, { courriel: company.courriel })}</p>`;
  const main = html`${notice && html`<p class="desk-message" role="alert">${notice}</p>`}
    ${active && carWith(plaque)}
    <div class="desk-columns stack${active && ' desk-below-car'}">
      <article class="slip slip-roomy stack">
        <header class="slip-title cluster"><h1>${title}</h1></header>
        <p class="text-lead">${standing(record, service)}</p>
        ${factList([
          [lignes.plaque, plate(plaque)],
          [lignes.vitrage, glass(vitrage)],
          [lignes.phone, record.phone],
          [lignes.name, record.name || lignes.rien],
          [lignes.address, record.address || lignes.rien],
          [lignes.recue, dayWords(record.createdAt, 'short')],
        ])}
        ${
          active &&
          html`<p class="desk-contacts stack">
              <a class="button button-filled" href="${chatHref(company.messagerie, message)}" rel="noreferrer">${photo.bouton}</a>
            </p>
            <p class="soft text-small">${photo.aide}</p>`
        }
        <p class="soft text-small">${driverTexts.garder}</p>
      </article>
      ${active && nextSteps(record, service)}
      <section class="desk-rare rows">
        ${active && [disclosure(corriger.titre, correct, typed.messages !== undefined), disclosure(annuler.titre, cancel)]}
        ${disclosure(effacer.titre, form('effacer', effacer.bouton, 'danger', erasure))}
      </section>
    </div>`;
  const footer = visitorFooter();
  return page({ title, header: visitorHeader(), main, footer, preview: service.preview }, status);
}

/** Maximum number of corrections, which limits the damage if a stranger gets the link. */
const MOST_CORRECTIONS = 10;

const sentence = (text: string, { preview }: Service, status = 200): Response =>
  sentencePage({ title: 'Votre demande', sentence: text, preview }, status);

async function pressed(form: URLSearchParams, visit: DriverVisit): Promise<Response> {
  const { service, no } = visit;
  const wanted = form.get('acte');
  const record = await service.store.read(no);
  if (!record) return sentence(driverTexts.efface, service, 404);
  if (wanted === 'effacer') {
    await service.store.erase(no);
    const { length } = await service.store.ofNumber(record);
    const demandes = length > 1 ? `${length} autres demandes` : 'une autre demande';
    const left = fill(effacer.autres, { demandes, courriel: company.courriel });
    return sentence([effacer.fait, length > 0 && left].filter(Boolean).join(' '), service);
  }
  let action: Action = { act: 'cancelled' };
  let typed: Typed = {};
  if (wanted === 'corriger') {
    const draft = Object.fromEntries(form);
    try {
      action = { act: 'changed', fields: validateCorrection(draft) };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return shown(record, visit, { draft, messages: error.fields ?? {} }, 400);
    }
    const made = record.history.filter((line) => line.act === 'changed').length;
    if (made >= MOST_CORRECTIONS) return shown(record, visit, { notice: driverTexts.tropDeCorrections }, 429);
    typed = { draft, messages: {} };
  } else if (wanted !== 'annuler') return shown(record, visit, {}, 400);
  const seen = Number(form.get('vu'));
  const acted = await actOn(service, no, action, { seen, who: CLIENT });
  if (!acted) return sentence(driverTexts.efface, service, 404);
  if (acted.missed) return shown(acted.record, visit, { ...typed, notice: driverTexts.changee }, 409);
  if (action.act === 'changed' && acted.record.rev === seen) return shown(acted.record, visit);
  const isFixed = acted.record.state === 'appointment';
  const fait = action.act === 'cancelled' ? annuler.fait : isFixed ? corriger.rendezVous : corriger.fait;
  const until = isFixed ? acted.record.at : deadline(acted.record, service.hours);
  const notice = fill(fait, { echeance: dayAndHour(until) });
  return shown(acted.record, visit, { notice });
}

/** `/api/ma-demande`, the driver's page of a request, opened by a signed link. @throws RefusedError, StorageError */
export async function answerDriver(request: Request, service: Service, count: Count): Promise<Response> {
  const { secrets, now, store } = service;
  const link = new URL(request.url).searchParams.get(LINK_PARAMETER) ?? '';
  const verified = verify('ma-demande', link, secrets.links, now());
  if (verified.state === 'expired') return sentence(driverTexts.expire, service, 410);
  if (verified.state !== 'valid') return sentence(driverTexts.invalide, service, 404);
  await count();
  const visit = { service, no: verified.subject, path: `${DRIVER_PATH}?${LINK_PARAMETER}=${link}` };
  if (request.method === 'POST') return pressed(await readForm(request), visit);
  const record = await store.read(visit.no);
  return record ? shown(record, visit) : sentence(driverTexts.efface, service, 404);
}
