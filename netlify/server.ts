import { answerDesk, answerFollowUp } from './desk/desk.ts';
import { answerDriver } from './driver/driver.ts';
import { runSchedule } from './duties/schedule.ts';
import { processService } from './environment.ts';
import { type CallContext, visitorCalls } from './http/answer.ts';
import { type BodyType, bodyType, parseJson, readBody, requireSameOrigin } from './http/call.ts';
import { formCall, formResponse } from './http/form.ts';
import { seeOther, sentencePage } from './http/page.ts';
import { ANSWER_HEADERS, jsonResponse, type Reply, replyToFailure } from './http/reply.ts';
import { DESK_PATH, DRIVER_PATH, FOLLOW_UP_PATH, HEALTH_PATH } from './request/links.ts';
import { driverTexts, texts } from './request/texts.ts';
import { RefusedError } from './request/validation.ts';
import { failureName, type Service } from './service.ts';

/** The storage is asked for its health at most this often, in ms: nobody can spend the quota by asking. */
const HEALTH_LIFE_MS = 60_000;

const DESK_UNAVAILABLE = 'Le stockage ne répond pas\u00a0: réessayez dans un instant.';

/** A duty that is overdue by more means that the schedule did not run, in seconds. */
const OVERDUE_SECONDS = 15 * 60;

/** `GET /api/sante`: 200 when requests are stored and announced, else 503; nothing personal. Costs two commands. */
async function healthOf({ store, channels, now }: Service): Promise<Response> {
  const names = channels.map(({ name }) => name);
  const answer = (said: object, status: number): Response =>
    Response.json(said, { status, headers: ANSWER_HEADERS });
  const set = names.length > 0 ? 'ok' : 'none';
  try {
    const [due, isFailing] = await Promise.all([store.soonest(), store.areFailing(names)]);
    const oldestDueSeconds = Math.max(0, Math.floor((now() - due) / 1000));
    const state = isFailing ? 'failing' : set;
    const isWell = state === 'ok' && oldestDueSeconds < OVERDUE_SECONDS;
    return answer({ storage: 'ok', channels: state, oldestDueSeconds }, isWell ? 200 : 503);
  } catch {
    return answer({ storage: 'unavailable', channels: set, oldestDueSeconds: null }, 503);
  }
}

/** A page's answer, whatever happens: what goes wrong is a status and a French sentence. */
async function pageAnswer(
  request: Request,
  service: Service,
  answer: (request: Request, service: Service) => Promise<Response>,
  unavailable: string,
): Promise<Response> {
  const failed = (sentence: string, status: number, headers: Record<string, string>): Response =>
    sentencePage({ title: 'Erreur', sentence, preview: service.preview }, status, headers);
  try {
    if (!['GET', 'HEAD', 'POST'].includes(request.method))
      return failed(texts.reponses.methode, 405, { Allow: 'GET, POST' });
    return await answer(request, service);
  } catch (error) {
    if (error instanceof RefusedError) return failed(error.message, error.http, {});
    service.log('error', 'page', { failure: failureName(error) });
    return failed(unavailable, 503, { 'Retry-After': '10' });
  }
}

/** Everything that the site answers by itself, made of what it works with. Nothing throws. */
export function createServer(service: Service) {
  const carryOut = visitorCalls(service);
  let health: { at: number; answer: Promise<Response> } | undefined;

  /** `POST /api/demande`: JSON in, JSON out; a form sent without scripts is answered by a page. */
  async function demande(request: Request, context: CallContext): Promise<Response> {
    let type: BodyType = 'json';
    let sent = '';
    let reply: Reply;
    const { method, headers } = request;
    // Somebody opens the address in a browser, as a tab that is restored does.
    if (method === 'GET' && headers.get('accept')?.includes('text/html')) return seeOther('/#devis');
    try {
      if (method !== 'POST') throw new RefusedError(405, texts.reponses.methode);
      type = bodyType(request);
      requireSameOrigin(request);
      sent = await readBody(request);
      reply = await carryOut(type === 'form' ? formCall(sent) : parseJson(sent), headers, context);
    } catch (error) {
      reply = replyToFailure(error);
    }
    return type === 'form' ? formResponse(reply, sent) : jsonResponse(reply);
  }

  async function sante({ method }: Request): Promise<Response> {
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...ANSWER_HEADERS, Allow: 'GET' } });
    const now = service.now();
    if (!health || now - health.at >= HEALTH_LIFE_MS) health = { at: now, answer: healthOf(service) };
    return (await health.answer).clone();
  }

  return {
    /** Answers a request to one of the paths of functions/demande.mts. */
    answer(request: Request, context: CallContext): Promise<Response> {
      switch (new URL(request.url).pathname) {
        case DESK_PATH:
          return pageAnswer(request, service, answerDesk, DESK_UNAVAILABLE);
        case FOLLOW_UP_PATH:
          return pageAnswer(request, service, answerFollowUp, DESK_UNAVAILABLE);
        case DRIVER_PATH:
          return pageAnswer(request, service, answerDriver, driverTexts.indisponible);
        case HEALTH_PATH:
          return sante(request);
        default:
          return demande(request, context);
      }
    },

    /** The schedule: sends what is due. 503 when something is not well, so that the host shows a failed run. */
    async relance(): Promise<Response> {
      let well = false;
      try {
        ({ well } = await runSchedule(service));
        if (well && service.heartbeat) await fetch(service.heartbeat, { signal: AbortSignal.timeout(5000) });
      } catch (error) {
        service.log('error', 'relance', { failure: failureName(error) });
      }
      return new Response(null, { status: well ? 200 : 503 });
    },
  };
}

export type Server = ReturnType<typeof createServer>;

let ofProcess: Server | undefined;

/** The server of this process, made of the environment when it is first asked. */
export const processServer = (): Server => (ofProcess ??= createServer(processService()));
