import { parseCookie, stringifySetCookie } from 'cookie';
import { entryMessage } from '../channels/notices.ts';
import { newTally, sendTo } from '../duties/deliver.ts';
import { type Html, html } from '../html.ts';
import { seeOther, sentencePage } from '../http/page.ts';
import { newIdentity } from '../request/identity.ts';
import { DESK_PATH, LINK_PARAMETER, sign, verify } from '../request/links.ts';
import type { Service } from '../service.ts';

const COOKIE_DAYS = { bureau: 30, qui: 365 };
type CookieName = keyof typeof COOKIE_DAYS;

export const cookieOf = ({ headers }: Request, name: CookieName): string =>
  parseCookie(headers.get('cookie') ?? '')[name] ?? '';

/** With SameSite=Lax, browsers send the cookie for a link opened from an e-mail, but not with forms of other sites. */
export const setCookie = ({ url }: Request, name: CookieName, value: string): string =>
  stringifySetCookie({
    name,
    value,
    path: '/api/',
    maxAge: COOKIE_DAYS[name] * 86_400,
    httpOnly: true,
    sameSite: 'lax',
    secure: url.startsWith('https:'),
  });

export const isInside = (request: Request, { secrets, now }: Service): boolean =>
  verify('bureau', cookieOf(request, 'bureau'), secrets.links, now()).state === 'valid';

const TITLE = 'Bureau des demandes';

const button = (act: string, label: string, link = ''): Html =>
  html`<form method="post" action="${DESK_PATH}">
    ${link && html`<input type="hidden" name="${LINK_PARAMETER}" value="${link}">`}
    <button class="button button-filled" name="acte" value="${act}">${label}</button>
  </form>`;

const REASONS = { none: '', expired: 'Ce lien a expiré. ', invalid: 'Ce lien n’est pas valable. ' };

const UNSAVED = 'Rien n’a été enregistré, car l’accès de cet appareil au bureau a expiré. ';

/**
 * Login page. Staff log in by pressing a button, because mail scanners follow links.
 * @param link token of a login link, '' for none
 * @param refused whether the page is the response to an action that was not carried out
 */
export function doorPage(link: string, { secrets, now, preview }: Service, refused = false): Response {
  const { state } = link ? verify('entree', link, secrets.links, now()) : { state: 'none' as const };
  if (state === 'valid') {
    const more = button('ouvrir', 'Ouvrir le bureau', link);
    const sentence =
      'Cet appareil gardera l’accès pendant trente jours. Le lien peut servir encore, sur un autre appareil, tant que son heure n’est pas passée\u00a0: ne le transférez qu’à des collègues.';
    return sentencePage({ title: TITLE, sentence, preview, more });
  }
  const remedy =
    'Pour entrer, demandez un lien\u00a0: il part à l’adresse de l’entreprise, et nulle part ailleurs.';
  const more = button('lien', 'Recevoir un lien');
  const sentence = (refused ? UNSAVED : REASONS[state]) + remedy;
  const status = state === 'none' ? 200 : 404;
  return sentencePage({ title: TITLE, sentence, preview, more }, refused ? 403 : status);
}

const ANSWERS = {
  sent: 'Un lien est parti à l’adresse de l’entreprise. Il vaut une heure, sur chaque appareil où il est ouvert\u202f; un autre peut être demandé dans cinq minutes.',
  asked:
    'Un lien a été demandé il y a moins de cinq minutes, sans que son départ soit confirmé. Regardez la boîte de l’entreprise, ou recommencez dans cinq minutes.',
  failed:
    'L’e-mail n’est pas parti, et un autre essai est possible dans cinq minutes. Votre technicien peut aussi en donner un (npm run demandes -- link).',
  none: 'Aucun e-mail n’est réglé sur ce site\u00a0: demandez un lien à votre technicien (npm run demandes -- link).',
};

/** Sends a login link at most once in five minutes; a failed attempt counts too. */
export async function sendLink(service: Service): Promise<Response> {
  const { channels, store, preview } = service;
  const mailboxes = channels.filter(({ name }) => name !== 'webhook');
  const asked = mailboxes.length > 0 ? await store.askLink(newIdentity().no) : 'none';
  let answer: keyof typeof ANSWERS = asked === 'mine' ? 'failed' : asked;
  if (
    asked === 'mine' &&
    (await sendTo(service, mailboxes, entryMessage(service), newTally())).includes('accepted')
  ) {
    answer = 'sent';
    // Ignores errors, because the e-mail was sent. The stored value only affects the answer to the next attempt.
    await store.noteLink().catch(() => {});
  }
  const title = answer === 'sent' ? 'Lien envoyé' : TITLE;
  return sentencePage({ title, sentence: ANSWERS[answer], preview });
}

export function openDesk(request: Request, form: URLSearchParams, service: Service): Response {
  const { secrets, now } = service;
  const link = form.get(LINK_PARAMETER) ?? '';
  if (verify('entree', link, secrets.links, now()).state !== 'valid') return doorPage(link || 'x', service);
  const cookie = setCookie(request, 'bureau', sign('bureau', '', secrets.links, now()));
  return seeOther(DESK_PATH, { 'Set-Cookie': cookie });
}
