import { Marked } from 'marked';

/** The anchor that a writer gives a heading, at its end: `## Le prix {#prix}`. */
export const WRITTEN_ANCHOR = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** A heading of a Markdown text, as its file says it. */
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

/** Words as an anchor: «Le prix, en clair» is `le-prix-en-clair`. */
const asAnchor = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A Markdown text whose sections all have an anchor: their own, or one made of their words. */
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

/** A section of a rendered text, for its table of contents. */
export interface Heading {
  ancre: string;
  libelle: string;
}

/** Sections of a rendered text that can be led to. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g)].map(([, ancre = '', libelle = '']) => ({
    ancre,
    libelle: libelle.replace(/<[^>]+>/g, ''),
  }));

/** A notice of a legal text; a form is a slip with lines to fill in. */
function notice(quoted: string): string {
  const form = quoted.replace(/<p>(?=[^<]*:<\/p>)/g, '<p class="fold-blank">');
  return form.split('fold-blank').length > 3
    ? `<blockquote class="slip">${form}</blockquote>`
    : `<blockquote>${quoted}</blockquote>`;
}

/** A part that shows its summary and folds its text. */
const fold = (looks: string, summary: string, text: string): string =>
  `<details class="${looks}"><summary>${summary}</summary>${text}</details>`;

/** Lists to tick, each under a bold line, as one slip of paper. */
export const slipChecks = (html: string): string =>
  html.replace(
    /(?:<p><strong>[^<]*<\/strong><\/p>\s*<ul>\s*<li class="check">[^]*?<\/ul>\s*)+/g,
    '<div class="checks"><div class="slip">$&</div></div>',
  );

/** The text of a section: what the law words is framed, and a bold line that opens a paragraph is its title. */
const boxed = (html: string): string =>
  html
    .replace(/<blockquote>([^]*?)<\/blockquote>/g, (_, quoted: string) => notice(quoted))
    .replace(
      /<p><strong>([^<]*)\.<\/strong>/g,
      '<p class="fold-lead"><strong>$1<span class="visually-hidden">.</span></strong>',
    );

/**
 * Folds each section of a rendered text under its heading, and the note in italics that says what is in it; in halves.
 *
 * @param titles of the halves, which may have none
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

/** What opens the text under a heading and stands with it: quotations, notes with a figure, pictures with their notes. */
const ASIDE =
  /^\s*(?:(?:<blockquote>[^]*?<\/blockquote>|<p class="prose-note">(?:(?!<\/p>)[^])*<strong>[^]*?<\/p>|<p><img [^>]*><\/p>(?:\s*<p class="prose-note">(?:(?!<\/p>)[^])*<\/p>)*)\s*)*/;

/** What takes the width of the page under its heading: moments, costs side by side, lists to tick, terms, steps with pictures, a picture at the end. */
const WIDE =
  /table-times|table-slips|class="checks"|<ul>\s*<li><strong>[^<]*<span class="stop"|<li>(?:(?!<\/li>)[^])*<img|<img [^>]*><\/p>\s*$/;

/** What stands under a sub-heading folds under it. */
const foldSubheadings = (html: string): string =>
  html.replace(/(<h3[^]*?<\/h3>)([^]*?)(?=<h3|$)/g, fold('foldable', '$1', '<div class="prose">$2</div>'));

/** A part that opens with a quotation or is ticked lies on the dark; pictures, moments and slips on mist, but not twice in a row. */
function looksOf(aside: string, text: string, before: string): string {
  const wide = WIDE.test(text.replace(/<h3[^]*/, '')) ? ' part-wide' : '';
  if (/<blockquote/.test(aside) || text.includes('class="checks"'))
    return `part${wide} part-ground part-deep`;
  const lies = wide || aside.includes('<img') || text.includes('class="bills"');
  return `part${wide}${lies && !before.endsWith('part-ground') ? ' part-ground' : ''}`;
}

/** The parts of a guide: its opening, then each heading, what stands under it and its text. */
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

/** Folds each point of a list under what it is about, the bold words that it begins with. */
export const foldPoints = (html: string): string =>
  html.replace(
    /<li>(<strong>.*?<\/strong>)\s*([^]*?)<\/li>/g,
    `<li>${fold('foldable', '$1', '<p>$2</p>')}</li>`,
  );
