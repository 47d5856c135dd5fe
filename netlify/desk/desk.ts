import { dayWords } from '../../src/domain/deadline.ts';
import { type Html, html } from '../html.ts';
import type { Count } from '../http/addresses.ts';
import { readForm } from '../http/call.ts';
import { page, PAGE_HEADERS, seeOther, sentencePage } from '../http/page.ts';
import { csvOf, yearOf } from '../request/export.ts';
import { DESK_PATH, followUpPath, LINK_PARAMETER, verify } from '../request/links.ts';
import { company } from '../request/texts.ts';
import type { Service } from '../service.ts';
import { nameOf, type Visit } from './action-form.ts';
import { addPage, addRequest } from './add-page.ts';
import { doorPage, isInside, openDesk, sendLink } from './entry.ts';
import { launchPage, pointsLeft } from './launch-page.ts';
import { foundPage, isView, listOf, listPage, refuseMarked, requestHref, search, VIEWS } from './lists.ts';
import { pressOnRequest, showRequest } from './request-page.ts';

const visitOf = (request: Request, service: Service): Visit => ({
  request,
  service,
  linkTo: requestHref,
  header: html`<p class="desk-brand text-card"><a class="link-bare" href="${DESK_PATH}">${company.marque}</a><br><small class="soft text-small">${dayWords(service.now())}</small></p>
    <nav class="line" aria-label="Bureau">
      <a class="button button-outlined" href="${DESK_PATH}?vue=ajouter">Ajouter<span class="visually-hidden"> une demande</span></a>
      <a class="button button-outlined" href="${DESK_PATH}?vue=export">Exporter</a>
    </nav>`,
});

const shown = (title: string, main: Html, { header, service }: Visit, status = 200): Response =>
  page({ title, header, main, preview: service.preview }, status);

/** Offers one file per year, because Netlify limits the size of a response. */
function exportPage({ store, now }: Service): Html {
  const last = Number(yearOf({ createdAt: now() }));
  const first = Number(yearOf({ createdAt: now() - store.lifeMs }));
  const link = (year: number): Html =>
    html`<p class="desk-contacts stack"><a class="button button-outlined" href="${DESK_PATH}?vue=export&amp;annee=${year}">Demandes reçues en ${year}</a></p>`;
  return html`<h1>Exporter</h1>
    <p class="text-lead">Un fichier par année, à ouvrir avec un tableur.</p>
    ${Array.from({ length: last - first + 1 }, (_, back) => link(last - back))}`;
}

async function exported(year: string, { store, now }: Service): Promise<Response> {
  const records = (await store.all()).filter((record) => yearOf(record) === year);
  const { name, type, content } = csvOf(records, now(), year);
  const download = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` };
  return new Response(content, { headers: { ...PAGE_HEADERS, ...download } });
}

async function looked(query: URLSearchParams, visit: Visit): Promise<Response> {
  const { service } = visit;
  const number = query.get('demande');
  if (number !== null) return showRequest(number, visit);
  const wanted = query.get('q')?.trim();
  if (wanted) return shown('Recherche', foundPage(wanted, await search(service, wanted), service), visit);
  const view = query.get('vue') ?? '';
  const year = query.get('annee');
  if (view === 'export')
    return year ? exported(year, service) : shown('Exporter', exportPage(service), visit);
  if (view === 'ajouter') return shown('Ajouter une demande', addPage(), visit);
  if (view === 'ouverture') return shown('Avant l’ouverture', launchPage(), visit);
  const name = isView(view) ? view : 'rappeler';
  const listed = await listOf(service, name, Number(/^\d{1,6}$/.exec(query.get('page') ?? '')?.[0] ?? 0));
  return shown(VIEWS[name], listPage(listed, name, service, pointsLeft()), visit);
}

async function pressed(query: URLSearchParams, visit: Visit, count: Count): Promise<Response> {
  const { request, service } = visit;
  const form = await readForm(request);
  const act = form.get('acte');
  if (act === 'lien') {
    await count();
    return sendLink(service);
  }
  if (act === 'ouvrir') return openDesk(request, form, service);
  if (!isInside(request, service)) return doorPage('', service, true);
  if (act === 'indesirables') {
    await refuseMarked(service, nameOf(request, form), Number(form.get('vues')));
    return seeOther(DESK_PATH);
  }
  if (act === 'ajouter') {
    const added = await addRequest(form, nameOf(request), service);
    return added instanceof Response ? added : shown('Ajouter une demande', added, visit, 400);
  }
  return pressOnRequest(query.get('demande') ?? '', form, visit);
}

/** `/api/bureau`, the back office. @throws RefusedError, StorageError */
export async function answerDesk(request: Request, service: Service, count: Count): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const visit = visitOf(request, service);
  if (request.method === 'POST') return pressed(query, visit, count);
  if (!isInside(request, service)) return doorPage(query.get(LINK_PARAMETER) ?? '', service);
  return looked(query, visit);
}

const SENTENCES = {
  invalid: 'Ce lien n’est pas valable.',
  expired: 'Ce lien a expiré\u00a0: ouvrez celui d’une annonce plus récente, ou le bureau.',
};

/** `/api/suivi`, the staff's page of one request, opened by a signed link. @throws RefusedError, StorageError */
export async function answerFollowUp(request: Request, service: Service): Promise<Response> {
  const { secrets, now, preview } = service;
  const link = new URL(request.url).searchParams.get(LINK_PARAMETER) ?? '';
  const verified = verify('suivi', link, secrets.links, now());
  if (verified.state !== 'valid') {
    const unsaved = request.method === 'POST' ? 'Rien n’a été enregistré. ' : '';
    const sentence = unsaved + SENTENCES[verified.state];
    return sentencePage({ title: 'Lien', sentence, preview }, verified.state === 'expired' ? 410 : 404);
  }
  const { subject, signedAt } = verified;
  const visit: Visit = {
    request,
    service,
    // Links on this page expire together with the link that opened the page.
    linkTo: (no) => followUpPath({ secrets, now: () => signedAt }, no),
    header: html`<p class="desk-brand text-card">${company.marque}</p>
      <nav class="line"><a class="button button-outlined" href="${DESK_PATH}">Toutes les demandes</a></nav>`,
  };
  return request.method === 'POST'
    ? pressOnRequest(subject, await readForm(request), visit)
    : showRequest(subject, visit);
}
