import { Marked, type MarkedExtension, Renderer, type Token, type Tokens } from 'marked';
import { typeset } from '../../domain/typography.ts';
import { isDrawing, type Photo } from '../../schemas/photo.ts';
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

/** The picture of a paragraph that holds nothing else. */
function pictureAlone([first, ...others]: readonly Token[] = []): Tokens.Image | undefined {
  return first?.type === 'image' && others.length === 0 ? (first as Tokens.Image) : undefined;
}

const drawing = ({ href, text }: Pick<Tokens.Image, 'href' | 'text'>): string =>
  `<img class="drawing" src="${href}" alt="${attribute(text)}" width="400" height="260" loading="lazy" decoding="async">`;

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
    paragraph({ tokens }) {
      const html = this.parser.parseInline(tokens);
      return pictureAlone(tokens) ? `${html}\n` : `<p>${html}</p>\n`;
    },
    image: (token) => drawing(token),
    blockquote({ tokens }) {
      return `<blockquote>${keepWhole(this.parser.parse(tokens))}</blockquote>\n`;
    },
    // Task items render as CSS boxes.
    checkbox: () => '',
    listitem({ task, tokens }) {
      const html = keepWhole(withLooseStops(this.parser.parse(tokens)));
      return task
        ? `<li class="check"><label><input type="checkbox"><span>${html}</span></label></li>\n`
        : `<li>${html}</li>\n`;
    },
    // On a phone each row is a card whose cells name their column.
    table({ header, rows }) {
      const html = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const columns = header.map((cell) => attribute(plain(cell.text)));
      const head = header.map((cell) => `<th scope="col">${html(cell)}</th>`).join('');
      const cellOf = (cell: Tokens.TableCell, column: number) =>
        column === 0
          ? `<th scope="row">${keepWhole(html(cell))}</th>`
          : `<td data-column="${columns[column]}">${html(cell)}</td>`;
      const body = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('');
      return `<table class="table" aria-label="Tableau : ${columns.join(', ')}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>\n`;
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

interface Look {
  /** Path of the page, for legal texts (see link-to.ts). */
  here?: string | undefined;
  /** Whether points fold under their leading bold words. */
  folded?: boolean;
}

/** A part of a text: HTML, or a photograph, which a component draws. */
export type Block = string | Pick<Photo, 'fichier' | 'description'>;

/** Renders block Markdown like `renderMarkdown`, its photographs apart. */
export function renderBlocks(text: string, facts: Facts, { here, folded }: Look = {}): Block[] {
  const reader = folded
    ? readerOn(facts['adresse-donnees'], here).use(foldedPoints())
    : readerFor(facts, here);
  const blocks: Block[] = [];
  for (const token of reader.lexer(typeset(fillFacts(text, facts)))) {
    const picture = token.type === 'paragraph' ? pictureAlone(token.tokens) : undefined;
    if (picture && !isDrawing(picture.href))
      blocks.push({ fichier: picture.href, description: picture.text });
    else {
      const last = blocks.at(-1);
      const html = reader.parser([token]);
      blocks.splice(
        typeof last === 'string' ? -1 : blocks.length,
        1,
        (typeof last === 'string' ? last : '') + html,
      );
    }
  }
  return blocks;
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
