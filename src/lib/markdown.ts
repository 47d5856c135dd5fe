import { Marked, type MarkedExtension, Renderer } from 'marked';
import { fillNames } from './content/names.ts';
import { WRITTEN_ANCHOR } from './headings.ts';
import { linkTarget } from './link-target.ts';
import { typeset } from './typography.ts';

/** What tells one table of a text from the next, for a reader who hears the page: its columns. */
const tableName = (columns: readonly { text: string }[]): string =>
  `Tableau : ${columns.map(({ text }) => text.replace(/[*_`]/g, '')).join(', ')}`
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');

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
      const row = (cells: typeof header, scope: string) =>
        `<tr>${cells
          .map(({ tokens }, column) => {
            const html = this.parser.parseInline(tokens);
            if (scope === 'col') return `<th scope="col">${html}</th>`;
            return column === 0 ? `<th scope="row">${html}</th>` : `<td>${html}</td>`;
          })
          .join('')}</tr>`;
      return `<div class="table-scroll" role="region" aria-label="${tableName(header)}" tabindex="0"><table><thead>${row(header, 'col')}</thead><tbody>${rows
        .map((cells) => row(cells, 'row'))
        .join('')}</tbody></table></div>\n`;
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
