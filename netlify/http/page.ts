import { telHref } from '../../src/domain/phone.ts';
import { type Html, html } from '../html.ts';
import { firm, telephone } from '../request/texts.ts';
import { ANSWER_HEADERS } from './reply.ts';

/** Its own style sheet, its own forms, the site's fonts and icon: nothing more. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every page that the function writes. Within the site its address may travel, so that forms say their origin. */
export const PAGE_HEADERS = {
  ...ANSWER_HEADERS,
  'Content-Security-Policy': POLICY,
  'Content-Type': 'text/html; charset=utf-8',
  'Referrer-Policy': 'same-origin',
} as const;

/** The frame of a page. */
interface Frame {
  title: string;
  /** Beside the firm's name, in the dark band. */
  header?: Html;
  main: Html;
  /** Shown on previews of the site: what is tried there reaches nobody. */
  preview?: boolean;
}

/** A whole page: HTML without scripts, in the look of the site (src/pages/bureau.css.ts). */
export const page = ({ title, header, main, preview }: Frame): Html =>
  html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${firm.marque}</title>
        <link rel="stylesheet" href="/bureau.css" />
      </head>
      <body>
        <header class="bandeau">
          <div class="cadre">${header ?? html`<p class="marque"><a href="/">${firm.marque}</a></p>`}</div>
        </header>
        <main class="cadre">
          ${preview && html`<p class="avis" role="note">Aperçu du site : rien de ce qui est saisi ici n’est transmis, et tout s’efface au bout d’un jour.</p>`}
          ${main}
        </main>
      </body>
    </html>`;

/** A page as an answer. */
export const pageResponse = (content: Html, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(String(content), { status, headers: { ...PAGE_HEADERS, ...headers } });

/** Where a form leads once it was carried out. */
export const seeOther = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { ...ANSWER_HEADERS, Location: location, ...headers } });

/** The firm's number as a link, in one piece. */
export const callFirm = (label: string, className: string): Html =>
  html`<a class="${className}" href="${telHref(firm.telephone)}">${label.replaceAll(' ', '\u00a0')}</a>`;

/** The firm's name and number, for pages that a visitor reads. */
export const visitorHeader = (): Html =>
  html`<p class="marque"><a href="/">${firm.marque}</a></p>
    ${callFirm(telephone, 'bouton clair')}`;

/** A number plate, drawn as one. */
export const plate = (text: string): Html =>
  html`<span class="plaque"><i aria-hidden="true">F</i><b>${text}</b><i aria-hidden="true"></i></span>`;

/** The facts of a request, a label and a value a line; a line without a value is left out. */
export const factList = (facts: readonly (readonly [label: string, value: string | Html])[]): Html =>
  html`<dl>
    ${facts.map(([label, value]) => value !== '' && html`<div class="slip-line"><dt>${label}</dt><dd>${value}</dd></div>`)}
  </dl>`;

/** A part that unfolds, such as the confirmation of an act that can't be undone. */
export const fold = (label: string, content: Html, isOpen = false): Html =>
  html`<details${isOpen && html` open`}><summary>${label}</summary>${content}</details>`;

/** A page that holds one sentence. */
export const sentencePage = (title: string, sentence: string, preview = false, more?: Html): Html =>
  page({ title, preview, main: html`<h1>${title}</h1><p class="chapeau">${sentence}</p>${more}` });
