import { KEEPER_PATH } from '../src/domain/consent.ts';
import { answerDesk, answerFollowUp } from './desk/desk.ts';
import { answerDriver } from './driver/driver.ts';
import { healthOf } from './duties/health.ts';
import { runSchedule } from './duties/schedule.ts';
import { processService } from './environment.ts';
import { watchAddresses } from './http/addresses.ts';
import { type CallContext, visitorCalls } from './http/answer.ts';
import { isForm, parseJson, readBody, requireSameOrigin } from './http/call.ts';
import { formCall, formResponse } from './http/form.ts';
import { keepChoice } from './http/keep-choice.ts';
import { seeOther, sentencePage } from './http/page.ts';
import { ANSWER_HEADERS, jsonResponse, type Reply, replyToFailure } from './http/reply.ts';
import { DESK_PATH, DRIVER_PATH, FOLLOW_UP_PATH, HEALTH_PATH } from './request/links.ts';
import { driverTexts, texts } from './request/texts.ts';
import { RefusedError } from './request/validation.ts';
import { failureName, type Service } from './service.ts';
import { SPANS } from './store/keys.ts';

const DESK_UNAVAILABLE = 'Le stockage ne répond pas\u00a0: réessayez dans un instant.';

/** Creates the request handlers, which never reject. */
export function createServer(service: Service) {
  const { preview, log } = service;
  const addresses = watchAddresses(service);
  const carryOut = visitorCalls(service, addresses);
  let health: { at: number; found: ReturnType<typeof healthOf> } | undefined;

  async function shown({ method }: Request, answer: () => Promise<Response>, unavailable: string) {
    const failed = (sentence: string, status: number, headers: Record<string, string>): Response =>
      sentencePage({ title: 'Erreur', sentence, preview }, status, headers);
    try {
      if (['GET', 'HEAD', 'POST'].includes(method)) return await answer();
      return failed(texts.reponses.methode, 405, { Allow: 'GET, POST' });
    } catch (error) {
      if (error instanceof RefusedError)
        return failed(error.message, error.http, error.wait ? { 'Retry-After': String(error.wait) } : {});
      log('error', 'page', { failure: failureName(error) });
      return failed(unavailable, 503, { 'Retry-After': '10' });
    }
  }

  async function demande(request: Request, context: CallContext): Promise<Response> {
    let form = false;
    let sent = '';
    let reply: Reply;
    const { method, headers } = request;
    if (method === 'GET' && headers.get('accept')?.includes('text/html')) return seeOther('/#devis');
    try {
      if (method !== 'POST') throw new RefusedError(405, texts.reponses.methode);
      form = isForm(request);
      requireSameOrigin(request);
      sent = await readBody(request);
      reply = await carryOut(form ? formCall(sent) : parseJson(sent), headers, context);
    } catch (error) {
      reply = replyToFailure(error);
    }
    return form ? formResponse(reply, sent) : jsonResponse(reply);
  }

  async function sante({ method }: Request): Promise<Response> {
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...ANSWER_HEADERS, Allow: 'GET' } });
    const at = service.now();
    if (!health || at - health.at >= SPANS.health * 1000) health = { at, found: healthOf(service) };
    const { isWell, said } = await health.found;
    return Response.json(said, { status: isWell ? 200 : 503, headers: ANSWER_HEADERS });
  }

  return {
    answer(request: Request, context: CallContext): Promise<Response> {
      const count = (): Promise<void> => addresses.count(request, context.ip);
      switch (new URL(request.url).pathname) {
        case DESK_PATH:
          return shown(request, () => answerDesk(request, service, count), DESK_UNAVAILABLE);
        case FOLLOW_UP_PATH:
          return shown(request, () => answerFollowUp(request, service), DESK_UNAVAILABLE);
        case DRIVER_PATH:
          return shown(request, () => answerDriver(request, service, count), driverTexts.indisponible);
        case HEALTH_PATH:
          return sante(request);
        case KEEPER_PATH:
          return keepChoice(request);
        default:
          return demande(request, context);
      }
    },

    /** Answers 503 if something is wrong, so that Netlify shows a failed run. */
    async relance(): Promise<Response> {
      let well = false;
      try {
        const run = await runSchedule(service);
        const { heartbeat } = service;
        well = run.well && (!heartbeat || (await healthOf(service, run.look)).isWell);
        if (well && heartbeat) await fetch(heartbeat, { signal: AbortSignal.timeout(5000) });
      } catch (error) {
        log('error', 'relance', { failure: failureName(error) });
      }
      return new Response(null, { status: well ? 200 : 503 });
    },
  };
}

export type Server = ReturnType<typeof createServer>;

let ofProcess: Server | undefined;

export const processServer = (): Server => (ofProcess ??= createServer(processService()));
