import { escapeHtml } from '../request/html.ts';

/** One line of a message: a label, a text, and where a tap on it leads. */
export interface Line {
  label: string;
  value: string;
  href?: string;
}

/** A part of a message: what must be read first, then the facts. */
export interface Block {
  title?: string;
  notices: readonly string[];
  lines: readonly Line[];
}

const textOf = ({ title, notices, lines }: Block): string =>
  [
    ...(title ? [`— ${title}`] : []),
    ...notices,
    ...lines.map(({ label, value, href }) => `${label}\u202f: ${value}${href ? ` – ${href}` : ''}`),
  ].join('\n');

const cell = ({ value, href }: Line): string =>
  href ? `<a href="${escapeHtml(href)}">${escapeHtml(value)}</a>` : escapeHtml(value);

const htmlOf = ({ title, notices, lines }: Block): string =>
  [
    title ? `<h2>${escapeHtml(title)}</h2>` : '',
    ...notices.map((notice) => `<p><strong>${escapeHtml(notice)}</strong></p>`),
    lines.length > 0
      ? `<table cellpadding="6">${lines
          .map((line) => `<tr><th align="left">${escapeHtml(line.label)}</th><td>${cell(line)}</td></tr>`)
          .join('')}</table>`
      : '',
  ].join('');

/** A message as plain text and as simple HTML, both with links that a phone can follow. */
export const toBodies = (blocks: readonly Block[]): { text: string; html: string } => ({
  text: blocks.map(textOf).join('\n\n'),
  html: `<!doctype html><html lang="fr"><meta charset="utf-8"><body>${blocks.map(htmlOf).join('')}</body></html>`,
});
