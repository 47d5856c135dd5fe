import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked';
import { typeset } from '../../domain/typography.ts';
import { isDrawing, type Photo } from '../../schemas/photo.ts';
import type { Facts } from '../facts/facts.ts';
import { fillFacts } from '../facts/passages.ts';
import { drawnImage } from '../site/drawings.ts';
import { linkTo } from './link-to.ts';
import { escapeText, keepTitle, keepWhole, type Words } from './whole-words.ts';

export type { Facts };

/** Matches the anchor at the end of a heading: `### La médiation {#mediation}`. */
export const WRITTEN_ANCHOR = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** Leaves domains without a scheme («www.exemple.fr») as text, because `marked` would turn them into http links. */
export const BARE_HOSTS: NonNullable<MarkedExtension['tokenizer']> = {
  url: (source) => (/^www\./i.test(source) ? undefined : false),
};

/** Renders plain text in the current parse. A module variable, because `marked` passes no options to its renderers. */
let words = escapeText;

function withWords(own: Words, html: () => string): string {
  const outer = words;
  words = own;
  try {
    return html();
  } finally {
    words = outer;
  }
}

const whole = (html: () => string): string => withWords(keepWhole, html);

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const attributes = (values: Record<string, string | null | undefined>): string =>
  Object.entries(values)
    .map(([name, value]) => (value ? ` ${name}="${attribute(value)}"` : ''))
    .join('');

/** @returns the image if a paragraph contains only an image, otherwise undefined */
function pictureAlone([first, ...others]: readonly Token[] = []): Tokens.Image | undefined {
  return first?.type === 'image' && others.length === 0 ? (first as Tokens.Image) : undefined;
}

const withoutWrittenAnchor = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) =>
    token.type === 'text' && index === tokens.length - 1
      ? { ...token, text: token.text.replace(WRITTEN_ANCHOR, '') }
      : token,
  );

/** @param policy URL of the privacy policy; undefined on the page of the policy (link-to.ts) */
const texts = (policy: string | undefined): MarkedExtension => ({
  gfm: true,
  tokenizer: BARE_HOSTS,
  renderer: {
    // Content must not contain HTML, so «<» is escaped.
    html: ({ text }) => escapeText(text),
    text(token) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : words(token.text);
    },
    link({ href, title, tokens }) {
      return `<a${attributes({ ...linkTo(href, policy), title })}>${this.parser.parseInline(tokens)}</a>`;
    },
    heading({ tokens, depth, text }) {
      const html = whole(() => this.parser.parseInline(withoutWrittenAnchor(tokens)));
      return `<h${depth}${attributes({ id: WRITTEN_ANCHOR.exec(text)?.[1] })}>${html}</h${depth}>\n`;
    },
    paragraph({ tokens }) {
      const html = this.parser.parseInline(tokens);
      return pictureAlone(tokens) ? `${html}\n` : `<p>${html}</p>\n`;
    },
    image: ({ href, text }) => `<img${attributes(drawnImage({ fichier: href, description: text }))}>`,
    blockquote({ tokens }) {
      return `<blockquote>${whole(() => this.parser.parse(tokens))}</blockquote>\n`;
    },
    // `listitem` renders the checkboxes of task lists.
    checkbox: () => '',
    listitem({ task, tokens }) {
      const html = whole(() => this.parser.parse(tokens));
      return task
        ? `<li class="check"><label><input type="checkbox"><span>${html}</span></label></li>\n`
        : `<li>${html}</li>\n`;
    },
    // Every cell but the first of a row has its column's name, because phones show each row as a card.
    table({ header, rows }) {
      const html = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const columns = header.map(({ tokens }) => this.parser.parseInline(tokens, this.parser.textRenderer));
      const head = header.map((cell) => `<th scope="col">${html(cell)}</th>`).join('');
      const cellOf = (cell: Tokens.TableCell, column: number) =>
        column === 0
          ? `<th scope="row">${whole(() => html(cell))}</th>`
          : `<td${attributes({ 'data-column': columns[column] })}>${html(cell)}</td>`;
      const body = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('');
      const label = attributes({ 'aria-label': `Tableau : ${columns.join(', ')}` });
      return `<table class="table"${label}><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>\n`;
    },
  },
});

const readers = new Map<string | undefined, Marked>();

/** URL of the privacy policy; undefined on the page of the policy. */
export const policyFrom = ({ 'adresse-donnees': policy }: Facts, here?: string): string | undefined =>
  here === policy ? undefined : policy;

function readerFor(facts: Facts, here: string | undefined): Marked {
  const policy = policyFrom(facts, here);
  const reader = readers.get(policy) ?? new Marked(texts(policy));
  readers.set(policy, reader);
  return reader;
}

/** Matches targets of links and images, which typography must not change: `](/page)`. */
const TARGETS = /(\]\([^)\n]*\))/;

const filled = (text: string, facts: Facts): string =>
  fillFacts(text, facts)
    .split(TARGETS)
    .map((part, index) => (index % 2 ? part : typeset(part)))
    .join('');

/**
 * Renders block Markdown with facts filled in and French typography.
 * @param here path of the page
 * @param own renders plain text, except in list items, quotes, headings and first cells of rows, which use `keepWhole`
 */
export const renderMarkdown = (text: string, facts: Facts, here?: string, own: Words = escapeText): string =>
  withWords(own, () => readerFor(facts, here).parse(filled(text, facts), { async: false })).trim();

/** HTML, or a photograph for a component to render. */
export type Block = string | Pick<Photo, 'fichier' | 'description'>;

/** Same as `renderMarkdown`, but returns a list of blocks, in which photographs are not rendered. */
export function renderBlocks(text: string, facts: Facts, here?: string): Block[] {
  const reader = readerFor(facts, here);
  return reader.lexer(filled(text, facts)).map((token) => {
    const picture = token.type === 'paragraph' ? pictureAlone(token.tokens) : undefined;
    return picture && !isDrawing(picture.href)
      ? { fichier: picture.href, description: picture.text }
      : reader.parser([token]);
  });
}

export const renderInline = (text: string, facts: Facts, here?: string, own: Words = escapeText): string =>
  withWords(own, () => readerFor(facts, here).parseInline(filled(text, facts), { async: false }));

/** Renders inline Markdown without line breaks in hyphenated words or after short words. */
export const renderTitle = (text: string, facts: Facts, here?: string): string =>
  renderInline(text, facts, here, keepTitle);

const AROUND_BLOCKS: readonly unknown[] = ['list', 'list_item', 'blockquote', 'table'];

function plainOf(token: Partial<Token>): string {
  if (token.type === 'br') return ' ';
  const { tokens, items, header, rows, text = '' } = token as Partial<Tokens.Generic>;
  const parts: Token[] | undefined = token.type === 'table' ? [header, ...rows].flat() : (items ?? tokens);
  return parts ? parts.map(plainOf).join(AROUND_BLOCKS.includes(token.type) ? ' ' : '') : text;
}

/** Renders Markdown as plain text on one line. */
export const renderPlain = (text: string, facts: Facts): string =>
  readerFor(facts, undefined)
    .lexer(filled(text, facts))
    .map(plainOf)
    .filter(Boolean)
    .join(' ')
    .replace(/\s*\n+\s*/g, ' ')
    .trim();
