import { edgeDeep, ink, inkSoft, mist, paper, plateBlue, rim, signal } from '../../src/styles/palette.ts';
import { type Html, html } from '../html.ts';

export type Line = { label: string; value: string; href?: string };

export interface Block {
  title?: string;
  plate?: string;
  notices?: readonly string[];
  buttons?: readonly { label: string; href: string }[];
  lines?: readonly Line[];
}

const textOf = ({ title, plate, notices = [], buttons = [], lines = [] }: Block): string =>
  [
    ...(title ? [`— ${title}${plate ? `, ${plate}` : ''}`] : []),
    ...notices,
    ...buttons.map(({ label, href }) => (href.startsWith('tel:') ? label : `${label}\u00a0: ${href}`)),
    ...lines.map(({ label, value, href }) => `${label}\u00a0: ${value}${href ? ` – ${href}` : ''}`),
  ].join('\n');

const plateHtml = (plate: string): Html => {
  const band = `background:${plateBlue};color:${paper};padding:8px 7px;font-size:12px`;
  return html`<table cellspacing="0" style="border:2px solid ${ink};border-radius:6px;margin:0 0 12px">
    <tr>
      <td style="${band}">F</td>
      <td style="padding:6px 12px;font-size:20px;font-weight:700;letter-spacing:1px">${plate}</td>
      <td style="${band}">&nbsp;&nbsp;</td>
    </tr>
  </table>`;
};

const buttonHtml = ({ label, href }: { label: string; href: string }, first: boolean): Html => {
  const look = first
    ? `background:${signal};color:${ink};border:2px solid ${ink}`
    : `background:${paper};color:${edgeDeep};border:2px solid ${edgeDeep}`;
  const shape = 'display:block;padding:14px 18px;border-radius:999px;font-weight:700;text-align:center';
  return html`<p style="margin:0 0 10px"><a href="${href}" style="${shape};text-decoration:none;${look}">${label}</a></p>`;
};

const lineHtml = ({ label, value, href }: Line): Html =>
  html`<tr>
    <td style="padding:6px 12px 6px 0;color:${inkSoft};vertical-align:top">${label}</td>
    <td style="padding:6px 0;font-weight:700">${href ? html`<a href="${href}" style="color:${edgeDeep}">${value}</a>` : value}</td>
  </tr>`;

const blockHtml = ({ title, plate, notices = [], buttons = [], lines = [] }: Block): Html => {
  const card = `background:${paper};border:1px solid ${rim};border-radius:12px`;
  const facts = `width:100%;border-top:2px solid ${ink};margin-top:14px;padding-top:6px`;
  return html`<div style="${card};padding:18px;margin:0 0 14px">
    ${title && html`<h2 style="margin:0 0 10px;font-size:20px;line-height:1.3">${title}</h2>`}
    ${plate && plateHtml(plate)}
    ${notices.map((notice) => html`<p style="margin:0 0 12px;font-weight:700">${notice}</p>`)}
    ${buttons.map((button, i) => buttonHtml(button, i === 0))}
    ${lines.length > 0 && html`<table cellspacing="0" style="${facts}">${lines.map(lineHtml)}</table>`}
  </div>`;
};

const carHtml = (origin: string): Html =>
  html`<img src="${origin}/dessins/voiture.png" alt="" width="132" height="114" style="display:block;margin:0 auto 10px">`;

export const toBodies = (blocks: readonly Block[], origin = ''): { text: string; html: string } => ({
  text: blocks.map(textOf).join('\n\n'),
  html: String(html`<!doctype html>
<html lang="fr">
  <meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <body style="margin:0;padding:14px;background:${mist};color:${ink};font:16px/1.5 system-ui,sans-serif">
    <div style="max-width:560px;margin:0 auto">${origin && carHtml(origin)}${blocks.map(blockHtml)}</div>
  </body>
</html>`),
});
