import { telHref } from '../../src/domain/phone.ts';
import { type Html, html } from '../html.ts';
import { company, callHours, telephone } from '../request/texts.ts';
import { ANSWER_HEADERS } from './reply.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of pages. With a stricter referrer policy, browsers would send the Origin "null" with forms. */
export const PAGE_HEADERS = {
  ...ANSWER_HEADERS,
  'Content-Security-Policy': POLICY,
  'Content-Type': 'text/html; charset=utf-8',
  'Referrer-Policy': 'same-origin',
} as const;

type Frame = { title: string; header?: Html; main: Html; footer?: Html; preview: boolean };

const home = html`<p class="desk-brand text-card"><a class="link-bare" href="/">${company.marque}</a></p>`;

export function page(frame: Frame, status = 200, headers: Record<string, string> = {}): Response {
  const { title, header, main, footer, preview } = frame;
  const markup = html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${company.marque}</title>
        <link rel="stylesheet" href="/bureau.css" />
      </head>
      <body>
        <header class="desk-band" data-ground="deep">
          <div class="wrap cluster apart">${header ?? home}</div>
        </header>
        <main class="wrap stack">
          ${preview && html`<p class="desk-message" role="note">Aperçu du site : rien de ce qui est saisi ici n’est transmis, et tout s’efface au bout d’un jour.</p>`}
          ${main}
        </main>
        ${footer && html`<footer class="desk-band" data-ground="deep"><div class="wrap cluster apart">${footer}</div></footer>`}
      </body>
    </html>`;
  return new Response(String(markup), { status, headers: { ...PAGE_HEADERS, ...headers } });
}

export function sentencePage(
  { title, sentence, preview, more }: Omit<Frame, 'main'> & { sentence: string; more?: Html | false },
  status = 200,
  headers: Record<string, string> = {},
): Response {
  const main = html`<h1>${title}</h1><p class="text-lead">${sentence}</p>${more}`;
  return page({ title, main, preview }, status, headers);
}

export const seeOther = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { ...ANSWER_HEADERS, Location: location, ...headers } });

export const callFirm = (label: string): Html =>
  html`<a class="button button-outlined" href="${telHref(company.telephone)}">${label.replaceAll(' ', '\u00a0')}</a>`;

export const visitorHeader = (): Html => html`${home} ${callFirm(telephone)}`;

export const visitorFooter = (): Html =>
  html`<p class="desk-brand"><a class="link-bare text-title" href="${telHref(company.telephone)}">${telephone}</a><br><small class="soft">${callHours}</small></p>
    ${home}`;

export const plate = (text: string): Html =>
  html`<span class="plate plate-medium"><span class="plate-band" aria-hidden="true">F</span><b class="plate-text">${text}</b><span class="plate-band" aria-hidden="true"></span></span>`;

export const factList = (facts: readonly (readonly [label: string, value: string | Html])[]): Html =>
  html`<dl>
    ${facts.map(([label, value]) => value !== '' && html`<div class="slip-line leader"><dt>${label}</dt><dd>${value}</dd></div>`)}
  </dl>`;

export const disclosure = (label: string, content: Html, isOpen = false): Html =>
  html`<details class="stack"${isOpen && html` open`}><summary class="button button-outlined">${label}</summary>${content}</details>`;
