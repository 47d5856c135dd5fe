import { Marked } from 'marked';

/** Explicit anchor at the end of a heading: `## Le prix {#prix}`. */
export const WRITTEN_ANCHOR = /\s*\{#([a-z0-9-]+)\}\s*$/;

interface WrittenHeading {
  depth: number;
  text: string;
  anchor: string | undefined;
}

const reader = new Marked({ gfm: true });

export function writtenHeadings(text: string): WrittenHeading[] {
  const found: WrittenHeading[] = [];
  reader.walkTokens(reader.lexer(text), (token) => {
    if (token.type !== 'heading') return;
    found.push({
      depth: token.depth,
      text: token.text.replace(WRITTEN_ANCHOR, ''),
      anchor: WRITTEN_ANCHOR.exec(token.text)?.[1],
    });
  });
  return found;
}

/** Slug of a heading: «Le prix, en clair» gives `le-prix-en-clair`. */
const asAnchor = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Adds a generated anchor to every `##` heading without one. */
export function withAnchors(body: string): string {
  const taken = new Set([...body.matchAll(/\{#([a-z0-9-]+)\}/g)].map(([, anchor]) => anchor));
  return body.replace(/^##\s+(.+)$/gm, (line: string, words: string) => {
    if (WRITTEN_ANCHOR.test(words)) return line;
    const name = asAnchor(words);
    let anchor = name;
    for (let number = 2; taken.has(anchor); number++) anchor = `${name}-${number}`;
    taken.add(anchor);
    return `${line.trimEnd()} {#${anchor}}`;
  });
}

export interface Heading {
  ancre: string;
  libelle: string;
}

export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g)].map(([, ancre = '', libelle = '']) => ({
    ancre,
    libelle: libelle.replace(/<[^>]+>/g, ''),
  }));

/** A legal notice; a withdrawal form becomes a slip with lines to fill in. */
function notice(quoted: string): string {
  const form = quoted.replace(/<p>(?=[^<]*:<\/p>)/g, '<p class="fold-blank">');
  return form.split('fold-blank').length > 3
    ? `<blockquote class="slip">${form}</blockquote>`
    : `<blockquote>${quoted}</blockquote>`;
}

const fold = (looks: string, summary: string, text: string): string =>
  `<details class="${looks}"><summary>${summary}</summary>${text}</details>`;

/** Wraps checklists under bold lines into one slip. */
export const slipChecks = (html: string): string =>
  html.replace(
    /(?:<p><strong>[^<]*<\/strong><\/p>\s*<ul>\s*<li class="check">[^]*?<\/ul>\s*)+/g,
    '<div class="checks"><div class="slip">$&</div></div>',
  );

/** Frames quoted legal wording and turns a leading bold line into its title. */
const boxed = (html: string): string =>
  html
    .replace(/<blockquote>([^]*?)<\/blockquote>/g, (_, quoted: string) => notice(quoted))
    .replace(
      /<p><strong>([^<]*)\.<\/strong>/g,
      '<p class="fold-lead"><strong>$1<span class="visually-hidden">.</span></strong>',
    );

/**
 * Folds each section under its heading and italic summary, split into halves.
 * @param titles titles of the halves, optional
 */
export function foldSections(html: string, titles: readonly string[] = []): string {
  const parts = html
    .split(/(?=<h2 )/)
    .map((part) =>
      part.replace(
        /(<h2 [^]*?<\/h2>)\s*(?:<p class="prose-note">([^]*?)<\/p>)?([^]*)/,
        (_, heading: string, gist: string | undefined, text: string) =>
          fold(
            'fold foldable',
            heading + (gist ? `<span class="fold-gist">${gist}</span>` : ''),
            `<div class="fold-text">${boxed(text)}</div>`,
          ),
      ),
    );
  const half = Math.floor(parts.length / 2);
  return [parts.slice(0, half), parts.slice(half)]
    .map((group, at) => {
      const title = titles[at] ? `<p class="fold-group">${titles[at]}</p>` : '';
      return `<div>${title}${group.join('')}</div>`;
    })
    .join('');
}

/** Blocks placed beside the heading: quotations, notes with a figure, captioned pictures. */
const ASIDE =
  /^\s*(?:(?:<blockquote>[^]*?<\/blockquote>|<p class="prose-note">(?:(?!<\/p>)[^])*<strong>[^]*?<\/p>|<p><img [^>]*><\/p>(?:\s*<p class="prose-note">(?:(?!<\/p>)[^])*<\/p>)*)\s*)*/;

/**
 * Blocks that span the page width: timelines, price comparisons, checklists, definitions, illustrated steps, a
 * closing picture.
 */
const WIDE =
  /table-times|table-slips|class="checks"|<ul>\s*<li><strong>[^<]*<span class="stop"|<li>(?:(?!<\/li>)[^])*<img|<img [^>]*><\/p>\s*$/;

const foldSubheadings = (html: string): string =>
  html.replace(/(<h3[^]*?<\/h3>)([^]*?)(?=<h3|$)/g, fold('foldable', '$1', '<div class="prose">$2</div>'));

/**
 * Sections with a leading quotation or a checklist are dark; those with pictures, timelines or slips have the mist
 * background, never twice in a row.
 */
function looksOf(aside: string, text: string, before: string): string {
  const wide = WIDE.test(text.replace(/<h3[^]*/, '')) ? ' part-wide' : '';
  if (/<blockquote/.test(aside) || text.includes('class="checks"'))
    return `part${wide} part-ground part-deep`;
  const lies = wide || aside.includes('<img') || text.includes('class="bills"');
  return `part${wide}${lies && !before.endsWith('part-ground') ? ' part-ground' : ''}`;
}

/** Splits a guide into its introduction and its sections (heading, blocks beside it, text). */
export function guideParts(html: string): string {
  let looks = '';
  return slipChecks(html)
    .replace(/^(?!<h2 )[^]*?(?=<h2 |$)/, '<div class="part-open prose">$&</div>')
    .replace(/(<h2 [\s\S]*?<\/h2>)([\s\S]*?)(?=<h2 |$)/g, (_, heading: string, text: string) => {
      const [aside = ''] = ASIDE.exec(text) ?? [];
      const rest = text.slice(aside.length);
      looks = looksOf(aside, rest, looks);
      return `<div class="${looks}"><div class="part-side prose">${heading}${aside}</div><div class="part-text prose">${foldSubheadings(rest)}</div></div>`;
    });
}
