import { isDemandeNumber } from '../../src/domain/reference.ts';
import { actOn } from '../duties/change.ts';
import type { Html } from '../html.ts';
import { page, pageResponse, seeOther, sentencePage } from '../http/page.ts';
import type { DemandeRecord } from '../request/record.ts';
import type { Service } from '../service.ts';
import { ActError, actIn, nameIn } from './act-form.ts';
import { cookieOf, NAME_COOKIE, NAME_DAYS, setCookie } from './entry.ts';
import { requestView } from './request-view.ts';

/** Where a request is shown: at the desk, or behind its own link. */
export interface Place {
  /** Address of a request's page. */
  linkTo: (no: string) => string;
  header: Html;
  /** Signed text of the desk's forms, '' behind a link, whose address is signed itself. */
  token: string;
}

const gonePage = ({ preview }: Service): Response =>
  pageResponse(sentencePage('Demande effacée', 'Cette demande a été effacée.', preview), 404);

async function answer(
  record: DemandeRecord,
  request: Request,
  service: Service,
  place: Place,
  more: { notice?: string; changed?: DemandeRecord['history']; status?: number } = {},
): Promise<Response> {
  const { status = 200, ...said } = more;
  const view = requestView(record, service, {
    action: place.linkTo(record.no),
    token: place.token,
    who: cookieOf(request, NAME_COOKIE),
    now: service.now(),
    linkTo: place.linkTo,
    others: await service.store.besides(record),
    ...said,
  });
  const title = `${record.vitrage} ${record.plaque}`;
  return pageResponse(page({ title, header: place.header, main: view, preview: service.preview }), status);
}

/** Shows a request. A GET changes nothing: mail scanners follow links too. */
export async function showRequest(
  no: string,
  request: Request,
  service: Service,
  place: Place,
): Promise<Response> {
  const record = isDemandeNumber(no) ? await service.store.read(no) : undefined;
  return record ? answer(record, request, service, place) : gonePage(service);
}

/**
 * Does to a request what a form asks for, and shows it again.
 *
 * @param form already known to come from a page of ours
 */
export async function pressOnRequest(
  no: string,
  request: Request,
  form: URLSearchParams,
  service: Service,
  place: Place,
): Promise<Response> {
  if (form.get('acte') === 'erase') {
    await service.store.erase(no);
    return gonePage(service);
  }
  const who = nameIn(form) || cookieOf(request, NAME_COOKIE);
  try {
    const act = actIn(form, service.now());
    if (act.act === 'take' && who === '') throw new ActError('Indiquez votre prénom.');
    const acted = await actOn(service, no, act, { seen: Number(form.get('vu')), who });
    if (acted.state === 'gone') return gonePage(service);
    if (acted.state === 'stale')
      return answer(acted.record, request, service, place, { changed: acted.lines, status: 409 });
    const cookie = who ? { 'Set-Cookie': setCookie(request, NAME_COOKIE, who, NAME_DAYS) } : {};
    return seeOther(place.linkTo(no), cookie);
  } catch (error) {
    if (!(error instanceof ActError)) throw error;
    const record = await service.store.read(no);
    return record
      ? answer(record, request, service, place, { notice: error.message, status: 400 })
      : gonePage(service);
  }
}
