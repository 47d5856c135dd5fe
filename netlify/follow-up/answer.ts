import wording from '../../content/textes/annonce.json' with { type: 'json' };
import { fill } from '../../src/domain/sentence.ts';
import { readBody } from '../http/body.ts';
import { requireSameOrigin } from '../http/origin.ts';
import { ANSWER_HEADERS } from '../http/reply.ts';
import { failureName, log } from '../log.ts';
import { FOLLOW_UP_PATH, readLink } from '../notify/link.ts';
import { type DemandeRecord, FOLLOW_UPS, type FollowUp } from '../request/record.ts';
import { RefusedError } from '../request/refusal.ts';
import { noteFollowUp, readRequest } from '../store/admin.ts';
import type { Settings } from '../store/settings.ts';
import { followUpPage, sentencePage } from './page.ts';
import { FOLLOW_UP } from './style.ts';

const { etats, suivi } = wording;

const HEADERS = {
  ...ANSWER_HEADERS,
  'Content-Security-Policy': FOLLOW_UP.policy,
  'Content-Type': 'text/html; charset=utf-8',
  // The address of this page is the right to it: no map, no chat may be told.
  'Referrer-Policy': 'no-referrer',
};

const html = (status: number, body: string, headers: Record<string, string> = {}): Response =>
  new Response(body, { status, headers: { ...HEADERS, ...headers } });

const isFollowUp = (value: string): value is FollowUp =>
  value === 'open' || FOLLOW_UPS.some((known) => known === value);

/** What was pressed, and what the page said when it was. */
function readPress(sent: string): { followUp: Exclude<FollowUp, 'open'>; seen: FollowUp } {
  const form = new URLSearchParams(sent);
  const followUp = form.get('etat') ?? '';
  const seen = form.get('vu') ?? '';
  if (!isFollowUp(followUp) || followUp === 'open' || !isFollowUp(seen))
    throw new RefusedError(400, suivi.illisible);
  return { followUp, seen };
}

/** The page of a request, or the sentence that it is gone. */
function show(record: DemandeRecord | undefined, link: string, changed = false): Response {
  if (!record) return html(410, sentencePage(suivi.efface));
  if (!changed) return html(200, followUpPage(record, link));
  return html(409, followUpPage(record, link, fill(suivi.change, { etat: etats[record.followUp] })));
}

/** Notes what was pressed; the page is then asked for anew, so that a reload sends nothing again. */
async function press(request: Request, id: string, link: string, now: number, settings: Settings) {
  requireSameOrigin(request);
  const state = await noteFollowUp({ id, ...readPress(await readBody(request)), now }, settings);
  log('info', 'suivi', { status: state });
  if (state === 'changed') return show(await readRequest(id, settings), link, true);
  if (state === 'not_found') return show(undefined, link);
  return html(303, '', { Location: link });
}

/**
 * Answers a call of the page that follows a request up: a GET shows it and changes nothing, as scanners of mail follow
 * links too; a POST notes what was pressed. Never throws.
 *
 * @param now ms since the epoch
 */
export async function answerFollowUp(request: Request, settings: Settings, now: number): Promise<Response> {
  try {
    const lien = new URL(request.url).searchParams.get('lien') ?? '';
    const read = readLink(lien, now);
    if (read.state === 'expired') return html(410, sentencePage(suivi.expire));
    if (read.state !== 'valid') return html(404, sentencePage(suivi.invalide));
    const link = `${FOLLOW_UP_PATH}?lien=${lien}`;
    if (request.method === 'POST') return await press(request, read.demandeId, link, now, settings);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new RefusedError(405, suivi.illisible);
    return show(await readRequest(read.demandeId, settings), link);
  } catch (error) {
    if (error instanceof RefusedError) {
      return html(error.http, sentencePage(error.message), error.http === 405 ? { Allow: 'GET, POST' } : {});
    }
    log('error', 'suivi', { failure: failureName(error) });
    return html(503, sentencePage(suivi.indisponible), { 'Retry-After': '10' });
  }
}
