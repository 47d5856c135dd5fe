import { isDemandeNumber } from '../../src/domain/reference.ts';
import { actOn } from '../duties/change.ts';
import { page, seeOther, sentencePage } from '../http/page.ts';
import type { DemandeRecord } from '../request/record.ts';
import { RefusedError } from '../request/validation.ts';
import type { Service } from '../service.ts';
import { actIn, nameIn, type Place } from './act-form.ts';
import { cookieOf, NAME_COOKIE, NAME_DAYS, setCookie } from './entry.ts';
import { requestView, type Said } from './request-view.ts';

const gonePage = ({ preview }: Service): Response =>
  sentencePage({ title: 'Demande effacée', sentence: 'Cette demande a été effacée.', preview }, 404);

async function shown(
  record: DemandeRecord,
  request: Request,
  service: Service,
  place: Place,
  said: Said = {},
  status = 200,
): Promise<Response> {
  const others = await service.store.besides(record);
  const who = cookieOf(request, NAME_COOKIE);
  const { header } = place;
  const main = requestView(record, service, { ...said, place, who, others });
  return page(
    { title: `${record.vitrage} ${record.plaque}`, header, main, preview: service.preview },
    status,
  );
}

/** Shows a request. A GET changes nothing: mail scanners follow links too. */
export async function showRequest(
  no: string,
  request: Request,
  service: Service,
  place: Place,
  said?: Said,
  status?: number,
): Promise<Response> {
  const record = isDemandeNumber(no) ? await service.store.read(no) : undefined;
  return record ? shown(record, request, service, place, said, status) : gonePage(service);
}

/** Does to a request what a form asks for, and shows it again. @param form already known to come from a page of ours */
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
    if (act.act === 'take' && who === '') throw new RefusedError(400, 'Indiquez votre prénom.');
    const acted = await actOn(service, no, act, { seen: Number(form.get('vu')), who });
    if (acted.state === 'gone') return gonePage(service);
    if (acted.state === 'stale')
      return shown(acted.record, request, service, place, { changed: acted.lines }, 409);
    const cookie = who ? { 'Set-Cookie': setCookie(request, NAME_COOKIE, who, NAME_DAYS) } : {};
    return seeOther(place.linkTo(no), cookie);
  } catch (error) {
    if (error instanceof RefusedError)
      return showRequest(no, request, service, place, { notice: error.message }, 400);
    throw error;
  }
}
