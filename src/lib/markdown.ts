import { Marked, type MarkedExtension, Renderer } from 'marked';
import { fillNames } from './content/names.ts';
import { WRITTEN_ANCHOR } from './headings.ts';
import { linkTarget } from './link-target.ts';
import { typeset } from './typography.ts';

const plain = (text: string): string => text.replace(/[*_`]/g, '');

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const TEXTS: MarkedExtension = {
  gfm: true,
  // A bare host is a word of the text: a link made of it would lead to http.
  tokenizer: { url: (source) => (/^www\./i.test(source) ? undefined : false) },
  renderer: {
    // Content is text: an editor's «<» is a character, never a tag.
    html: ({ text }) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const anchor = WRITTEN_ANCHOR.exec(html)?.[1];
      const id = anchor ? ` id="${anchor}"` : '';
      return `<h${depth}${id}>${html.replace(WRITTEN_ANCHOR, '')}</h${depth}>\n`;
    },
    table({ header, rows }) {
      const html = ({ tokens }: (typeof header)[number]) => this.parser.parseInline(tokens);
      const columns = header.map((cell) => attribute(plain(cell.text)));
      const head = header.map((cell) => `<th scope="col">${html(cell)}</th>`).join('');
      const body = rows
        .map(([first, ...cells]) => {
          const title = first ? `<th scope="row">${html(first)}</th>` : '';
          const rest = cells.map(
            (cell, index) => `<td data-column="${columns[index + 1]}">${html(cell)}</td>`,
          );
          return `<tr>${title}${rest.join('')}</tr>`;
        })
        .join('');
      return `<table class="table" aria-label="Tableau : ${columns.join(', ')}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>\n`;
    },
  },
};

const readerOn = (here?: string): Marked =>
  new Marked(TEXTS, {
    renderer: {
      link(token) {
        const html = Renderer.prototype.link.call(this, token);
        const target = linkTarget(token.href, here);
        return target ? html.replace('<a ', `<a target="${target}" `) : html;
      },
    },
  });

const anywhere = readerOn();

const readerFor = (here: string | undefined): Marked => (here === undefined ? anywhere : readerOn(here));

/** Values of the `{names}` a text may use. */
export type Names = Record<string, string>;

/**
 * Paragraphs, lists, tables and sub-headings of a text of content/ as HTML, typeset, with its `{names}` filled in.
 *
 * @param here path of the page, for a legal text: it may lead to itself (link-target.ts)
 * @throws Error naming the first unknown `{name}`
 */
export const renderMarkdown = (text: string, names: Names, here?: string): string =>
  readerFor(here)
    .parse(typeset(fillNames(text, names)), { async: false })
    .trim();

/** The same for a text inside a line: no paragraph around it. */
export const renderInline = (text: string, names: Names, here?: string): string =>
  readerFor(here).parseInline(typeset(fillNames(text, names)), { async: false }) as string;

/** The same as plain text, for structured data and titles. */
export const renderPlain = (text: string, names: Names): string =>
  typeset(fillNames(text, names))
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_]{1,2}([^*_]+)[*_]{1,2}/g, '$1')
    .replace(/^[-#]+\s+/gm, '')
    .replace(/\s*\n+\s*/g, ' ')
    .trim();
