import { dayWords } from '../../src/domain/deadline.ts';
import { parisDate } from '../../src/domain/paris.ts';
import { type Html, html } from '../html.ts';
import { readBody, requireSameOrigin } from '../http/call.ts';
import { page, PAGE_HEADERS, sentencePage } from '../http/page.ts';
import { csvOf } from '../request/export.ts';
import { DESK_PATH, followUpPath, LINK_PARAMETER, verify } from '../request/links.ts';
import { firm } from '../request/texts.ts';
import type { Service } from '../service.ts';
import type { Place } from './act-form.ts';
import { addPage, addRequest } from './add-page.ts';
import { cookieOf, doorPage, isInside, NAME_COOKIE, openDesk, sendLink } from './entry.ts';
import { foundPage, listPage, requestHref } from './list-page.ts';
import { isView, listOf, search, VIEWS } from './lists.ts';
import { openingPage, pointsLeft } from './opening-page.ts';
import { pressOnRequest, showRequest } from './request-page.ts';

const placeAt = (service: Service): Place => ({
  linkTo: requestHref,
  header: html`<p class="marque"><a href="${DESK_PATH}">${firm.marque}</a> <small>${dayWords(service.now())}</small></p>
    <nav class="outils" aria-label="Bureau">
      <a class="button button-bord" href="${DESK_PATH}?vue=ajouter">Ajouter<span class="visually-hidden"> une demande</span></a>
      <a class="button button-bord" href="${DESK_PATH}?vue=export">Exporter</a>
    </nav>`,
});

const shown = (title: string, main: Html, service: Service, status = 200): Response =>
  page({ title, header: placeAt(service).header, main, preview: service.preview }, status);

async function exported({ store, now }: Service): Promise<Response> {
  const content = csvOf(await store.all(), now());
  return new Response(content, {
    headers: {
      ...PAGE_HEADERS,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="demandes-${parisDate(now())}.csv"`,
    },
  });
}

async function looked(request: Request, query: URLSearchParams, service: Service): Promise<Response> {
  const number = query.get('demande');
  if (number !== null) return showRequest(number, request, service, placeAt(service));
  const wanted = query.get('q')?.trim();
  if (wanted) return shown('Recherche', foundPage(wanted, await search(service, wanted), service), service);
  const view = query.get('vue') ?? '';
  if (view === 'export') return exported(service);
  if (view === 'ajouter') return shown('Ajouter une demande', addPage(), service);
  if (view === 'ouverture') return shown('Avant l’ouverture', openingPage(), service);
  const name = isView(view) ? view : 'rappeler';
  const listed = await listOf(service, name, Math.max(0, Math.trunc(Number(query.get('page'))) || 0));
  return shown(VIEWS[name], listPage(listed, name, service, pointsLeft()), service);
}

async function pressed(request: Request, query: URLSearchParams, service: Service): Promise<Response> {
  requireSameOrigin(request, true);
  const form = new URLSearchParams(await readBody(request));
  const act = form.get('acte');
  if (act === 'lien') return sendLink(service);
  if (act === 'ouvrir') return openDesk(request, form, service);
  if (!isInside(request, service)) return doorPage('', service);
  if (act === 'ajouter') {
    const added = await addRequest(form, cookieOf(request, NAME_COOKIE), service);
    return added instanceof Response ? added : shown('Ajouter une demande', added, service, 400);
  }
  return pressOnRequest(query.get('demande') ?? '', request, form, service, placeAt(service));
}

/** `/api/bureau`: all requests in one place, for the firm. @throws RefusedError, StorageError */
export async function answerDesk(request: Request, service: Service): Promise<Response> {
  const query = new URL(request.url).searchParams;
  if (request.method === 'POST') return pressed(request, query, service);
  if (!isInside(request, service)) return doorPage(query.get(LINK_PARAMETER) ?? '', service);
  return looked(request, query, service);
}

const SENTENCES = {
  invalid: 'Ce lien n’est pas valable.',
  expired: 'Ce lien a expiré\u00a0: ouvrez celui d’une annonce plus récente, ou le bureau.',
};

/** `/api/suivi`: one request, behind the signed link of an announcement. @throws RefusedError, StorageError */
export async function answerFollowUp(request: Request, service: Service): Promise<Response> {
  const { secrets, now, preview } = service;
  const link = new URL(request.url).searchParams.get(LINK_PARAMETER) ?? '';
  const verified = verify('suivi', link, secrets.links, now());
  if (verified.state !== 'valid') {
    const sentence = SENTENCES[verified.state];
    return sentencePage({ title: 'Lien', sentence, preview }, verified.state === 'expired' ? 410 : 404);
  }
  const place: Place = {
    linkTo: (no) => followUpPath(service, no),
    header: html`<p class="marque">${firm.marque}</p>
      <nav class="outils"><a class="button button-bord" href="${DESK_PATH}">Toutes les demandes</a></nav>`,
  };
  if (request.method !== 'POST') return showRequest(verified.subject, request, service, place);
  requireSameOrigin(request, true);
  const form = new URLSearchParams(await readBody(request));
  return pressOnRequest(verified.subject, request, form, service, place);
}
