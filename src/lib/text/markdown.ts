import { Marked, type MarkedExtension, Renderer } from 'marked';
import { typeset } from '../../domain/typography.ts';
import type { Facts } from '../facts/facts.ts';
import { fillFacts } from '../facts/passages.ts';
import { WRITTEN_ANCHOR } from './headings.ts';
import { linkTo } from './link-to.ts';
import { keepWhole } from './whole-words.ts';

const plain = (text: string): string => text.replace(/[*_`]/g, '');

export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Bare domains stay text, as a generated link would use http. */
export const BARE_HOSTS: NonNullable<MarkedExtension['tokenizer']> = {
  url: (source) => (/^www\./i.test(source) ? undefined : false),
};

/** Bold words that a point begins with, and the short answer after them, may stand alone, without their full stop. */
const withLooseStops = (html: string): string =>
  html.replace(/^(?:<strong>[^<]*\.<\/strong>\s*){1,2}/, (bold) =>
    bold.replaceAll('.</strong>', '<span class="stop">.</span></strong>'),
  );

const TEXTS: MarkedExtension = {
  gfm: true,
  tokenizer: BARE_HOSTS,
  renderer: {
    // Content is plain text, so a typed «<» is a character.
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const anchor = WRITTEN_ANCHOR.exec(html)?.[1];
      const id = anchor ? ` id="${anchor}"` : '';
      return `<h${depth}${id}>${keepWhole(html.replace(WRITTEN_ANCHOR, ''))}</h${depth}>\n`;
    },
    // A paragraph entirely in italics is a side note. The editor writes nested bold as «**_5 m_** _around_».
    paragraph({ tokens }) {
      const html = this.parser.parseInline(tokens);
      const isNote = !html.replaceAll(/<em>[^]*?<\/em>|<\/?(?:strong|a)\b[^>]*>|\s/g, '');
      return `<p${isNote ? ' class="prose-note"' : ''}>${isNote ? html.replaceAll(/<\/?em>/g, '') : html}</p>\n`;
    },
    blockquote({ tokens }) {
      return `<blockquote>${keepWhole(this.parser.parse(tokens))}</blockquote>\n`;
    },
    // Task items render as CSS boxes.
    checkbox: () => '',
    listitem({ task, tokens }) {
      const html = keepWhole(withLooseStops(this.parser.parse(tokens)));
      return task
        ? `<li class="check"><label><input type="checkbox">${html}</label></li>\n`
        : `<li>${html}</li>\n`;
    },
    table({ header, rows }) {
      const html = ({ tokens }: (typeof header)[number]) => this.parser.parseInline(tokens);
      const columns = header.map((cell) => attribute(plain(cell.text)));
      // Price cases: one slip per row, the total below a rule.
      if (columns.includes('À payer')) {
        const line = (value: string, at: number) =>
          `<div class="slip-line"><dt>${columns[at + 1]}</dt><dd>${value}</dd></div>`;
        const slips = rows.map((cells) => {
          const [title, ...lines] = cells.map(html);
          const list = lines.slice(0, -1).map(line).join('');
          return `<div class="slip"><p class="slip-title">${title}</p><dl>${list}</dl><p>${lines.at(-1)}</p></div>`;
        });
        return `<div class="bills">${slips.join('')}</div>\n`;
      }
      const head = header.map((cell) => `<th scope="col">${html(cell)}</th>`).join('');
      const body = rows
        .map(([first, ...cells]) => {
          const title = first ? `<th scope="row">${keepWhole(html(first))}</th>` : '';
          const rest = cells.map(
            (cell, index) => `<td data-column="${columns[index + 1]}">${html(cell)}</td>`,
          );
          // Rows whose cells all begin in bold are comparisons.
          const leads = cells.length > 1 && cells.every(({ text }) => text.startsWith('**'));
          return `<tr${leads ? ' class="table-lead"' : ''}>${title}${rest.join('')}</tr>`;
        })
        .join('');
      // Table variants: timeline, answers, price slips.
      const named = { Moment: ' table-times', Sujet: ' table-answers' }[columns[0] ?? ''] ?? '';
      const looks = body.includes('"table-lead"') ? ' table-slips' : named;
      return `<table class="table${looks}" aria-label="Tableau : ${columns.join(', ')}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>\n`;
    },
  },
};

const readerOn = (policy?: string, here?: string): Marked =>
  new Marked(TEXTS, {
    renderer: {
      link(token) {
        const html = Renderer.prototype.link.call(this, token);
        const more = Object.entries(linkTo(token.href, policy, here)).filter(([name]) => name !== 'href');
        return html.replace('<a', ['<a', ...more.map(([name, value]) => `${name}="${value}"`)].join(' '));
      },
    },
  });

/** Shared parser for all pages except legal texts, which must not link to themselves. */
let anywhere: { policy: string | undefined; reader: Marked } | undefined;

function readerFor({ 'adresse-donnees': policy }: Facts, here: string | undefined): Marked {
  if (here !== undefined) return readerOn(policy, here);
  if (anywhere?.policy !== policy || !anywhere) anywhere = { policy, reader: readerOn(policy) };
  return anywhere.reader;
}

export type { Facts };

/**
 * Renders block Markdown of content/ to typeset HTML with its facts filled in.
 * @param here path of the page, for legal texts (see link-to.ts)
 */
export const renderMarkdown = (text: string, facts: Facts, here?: string): string =>
  readerFor(facts, here)
    .parse(typeset(fillFacts(text, facts)), { async: false })
    .trim();

/** The outer points of a list, each folded under the bold words that it begins with. */
function foldedPoints(): MarkedExtension {
  let depth = 0;
  return {
    renderer: {
      listitem({ tokens: [first, ...others] }) {
        const [lead, ...words] = first && 'tokens' in first ? (first.tokens ?? []) : [];
        if (depth > 0 || lead?.type !== 'strong') return false;
        depth += 1;
        const text = `<p>${this.parser.parseInline(words).trim()}</p>${this.parser.parse(others)}`;
        depth -= 1;
        const summary = withLooseStops(this.parser.parseInline([lead]));
        return keepWhole(
          `<li><details class="foldable"><summary>${summary}</summary>${text}</details></li>\n`,
        );
      },
    },
  };
}

/** The same for a dark band: its first paragraph is set large, and the points of its lists fold. */
export function renderFolded(text: string, facts: Facts): string {
  const reader = readerOn(facts['adresse-donnees']).use(foldedPoints());
  const [first = '', ...others] = typeset(fillFacts(text, facts)).split(/\n{2,}/);
  const html = (part: string) => reader.parse(part, { async: false });
  return `${keepWhole(html(first))}${html(others.join('\n\n'))}`.trim();
}

/** Renders Markdown that stands inside a line, without a paragraph around it. */
export const renderInline = (text: string, facts: Facts, here?: string): string =>
  String(readerFor(facts, here).parseInline(typeset(fillFacts(text, facts)), { async: false }));

/** Renders plain text, for structured data and titles. */
export const renderPlain = (text: string, facts: Facts): string =>
  typeset(fillFacts(text, facts))
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_]{1,2}([^*_]+)[*_]{1,2}/g, '$1')
    .replace(/^[-#]+\s+/gm, '')
    .replace(/\s*\n+\s*/g, ' ')
    .trim();
