import { Marked, type MarkedExtension, Renderer } from 'marked';
import { typeset } from '../../domain/typography.ts';
import type { Names } from '../facts/names.ts';
import { fillNames } from '../facts/passages.ts';
import { WRITTEN_ANCHOR } from './headings.ts';
import { linkTo } from './link-to.ts';
import { keepWhole } from './whole-words.ts';

const plain = (text: string): string => text.replace(/[*_`]/g, '');

/** A text in which no character begins a tag or an entity. */
export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A bare host is a word of the text: a link made of it would lead to http. */
export const BARE_HOSTS: NonNullable<MarkedExtension['tokenizer']> = {
  url: (source) => (/^www\./i.test(source) ? undefined : false),
};

const TEXTS: MarkedExtension = {
  gfm: true,
  tokenizer: BARE_HOSTS,
  renderer: {
    // Content is text: an editor's «<» is a character, never a tag.
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const anchor = WRITTEN_ANCHOR.exec(html)?.[1];
      const id = anchor ? ` id="${anchor}"` : '';
      return `<h${depth}${id}>${keepWhole(html.replace(WRITTEN_ANCHOR, ''))}</h${depth}>\n`;
    },
    // A paragraph all in italics is a note: in the margin, where there is one. The editor writes «**_5 m_** _around_».
    paragraph({ tokens }) {
      const html = this.parser.parseInline(tokens);
      const isNote = !html.replaceAll(/<em>[^]*?<\/em>|<\/?(?:strong|a)\b[^>]*>|\s/g, '');
      return `<p${isNote ? ' class="prose-note"' : ''}>${isNote ? html.replaceAll(/<\/?em>/g, '') : html}</p>\n`;
    },
    blockquote({ tokens }) {
      return `<blockquote>${keepWhole(this.parser.parse(tokens))}</blockquote>\n`;
    },
    // «- [ ] »: a box to tick, on screen or on paper.
    checkbox: () => '',
    listitem({ task, tokens }) {
      // Its first words, and the short answer after them, may stand alone, without their full stop.
      const html = keepWhole(
        this.parser
          .parse(tokens)
          .replace(/^(?:<strong>[^<]*\.<\/strong>\s*){1,2}/, (bold) =>
            bold.replaceAll('.</strong>', '<span class="stop">.</span></strong>'),
          ),
      );
      return task
        ? `<li class="check"><label><input type="checkbox">${html}</label></li>\n`
        : `<li>${html}</li>\n`;
    },
    table({ header, rows }) {
      const html = ({ tokens }: (typeof header)[number]) => this.parser.parseInline(tokens);
      const columns = header.map((cell) => attribute(plain(cell.text)));
      // Cases, and what each costs: a slip of paper each, its last cell under the lines.
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
          // Cells that all begin with bold words, side by side, are what the table is read for.
          const leads = cells.length > 1 && cells.every(({ text }) => text.startsWith('**'));
          return `<tr${leads ? ' class="table-lead"' : ''}>${title}${rest.join('')}</tr>`;
        })
        .join('');
      // What follows one another, along a line; answers and their conditions; columns of such figures, each a slip.
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

/** One reader for all pages but the legal texts, which may be the policy. */
let anywhere: { policy: string | undefined; reader: Marked } | undefined;

function readerFor({ 'adresse-donnees': policy }: Names, here: string | undefined): Marked {
  if (here !== undefined) return readerOn(policy, here);
  if (anywhere?.policy !== policy || !anywhere) anywhere = { policy, reader: readerOn(policy) };
  return anywhere.reader;
}

export type { Names };

/**
 * Paragraphs, lists, tables and sub-headings of a text of content/ as HTML, typeset, with its `{names}` filled in.
 *
 * @param here path of the page, for a legal text: it may lead to itself (link-to.ts)
 */
export const renderMarkdown = (text: string, names: Names, here?: string): string =>
  readerFor(names, here)
    .parse(typeset(fillNames(text, names)), { async: false })
    .trim();

/** Renders Markdown that stands inside a line, without a paragraph around it. */
export const renderInline = (text: string, names: Names, here?: string): string =>
  String(readerFor(names, here).parseInline(typeset(fillNames(text, names)), { async: false }));

/** The same as plain text, for structured data and titles. */
export const renderPlain = (text: string, names: Names): string =>
  typeset(fillNames(text, names))
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_]{1,2}([^*_]+)[*_]{1,2}/g, '$1')
    .replace(/^[-#]+\s+/gm, '')
    .replace(/\s*\n+\s*/g, ' ')
    .trim();
