import type { Config, Context } from '@netlify/functions';
import { answer } from '../http/answer.ts';
import { type BodyType, bodyType, parseJson, readBody } from '../http/body.ts';
import { formCall, formResponse } from '../http/form.ts';
import { requireSameOrigin } from '../http/origin.ts';
import { ANSWER_HEADERS, jsonResponse, type Reply, replyToFailure } from '../http/reply.ts';
import { RefusedError } from '../request/refusal.ts';
import { texts } from '../request/texts.ts';

/** Only what the function uses of the host's context. */
type DemandeContext = Pick<Context, 'ip' | 'waitUntil'>;

/** Whether somebody opened the address of the function in a browser, as a tab that is restored does. */
const isPersonLooking = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.get('accept') ?? '').includes('text/html');

/**
 * `POST /api/demande`: the one call of the site. JSON in, JSON out; a form sent without scripts is answered by a page, and
 * a person who only looks is sent to the form. Never throws: what goes wrong is a status and a French sentence.
 */
export default async function demande(request: Request, context: DemandeContext): Promise<Response> {
  let type: BodyType = 'json';
  let sent = '';
  let reply: Reply;
  try {
    if (isPersonLooking(request))
      return new Response(null, { status: 303, headers: { ...ANSWER_HEADERS, Location: '/#devis' } });
    if (request.method !== 'POST') throw new RefusedError(405, texts.reponses.methode);
    type = bodyType(request);
    requireSameOrigin(request);
    sent = await readBody(request);
    reply = await answer(type === 'form' ? formCall(sent) : parseJson(sent), request.headers, context);
  } catch (error) {
    reply = replyToFailure(error);
  }
  return type === 'form' ? formResponse(reply, sent) : jsonResponse(reply);
}

/**
 * Read by the host from the source text, so literals only: anything else is dropped without a word. No `method`: the
 * host would then answer other methods itself, with something that is not ours. Frankfurt is the region nearest to the
 * visitors; put the storage there too.
 */
export const config: Config = {
  path: '/api/demande',
  region: 'fra',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
