import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import { type HTMLElement, parse } from 'node-html-parser';
import postcss, { type Root } from 'postcss';
import { fitStandIns } from '../stand-ins/index.ts';
import { inlineConstants } from './constants.ts';
import { islandWords } from './island-words.ts';
import { lateRules, withRules } from './late-rules.ts';
import { groupLayers, LAYER_ORDER } from './layers.ts';
import { keepUsed, type Places } from './used-rules.ts';

const STYLE = /<style>([\s\S]*?)<\/style>\s*/g;

/** Where the first screens of a page end: after its opening, which for an article is the article. */
const FIRST_SCREENS = 'main > *';

const minified = (css: Root): string =>
  transform({ filename: 'page.css', code: Buffer.from(css.toString()), minify: true }).code.toString();

const parsed = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: false, style: false } });

const endOfFirstScreens = (page: HTMLElement): number | undefined =>
  page.querySelector(FIRST_SCREENS)?.range[1];

/** Place in a page's HTML where its first screens end. */
export const firstScreensEnd = (html: string): number => endOfFirstScreens(parsed(html)) ?? html.length;

/** A page without its styles, and the rules that it can use, with where on the page they are used. */
export interface StyledPage {
  bare: string;
  /** Place in `bare` where the first screens end. */
  end: number;
  css: Root;
  places: Places;
}

/** Takes a page's styles out of its HTML and leaves of them what the page can use. */
export function styledPage(html: string): StyledPage {
  const bare = html.replace(STYLE, '');
  const words = islandWords(html);
  const source = [...html.matchAll(STYLE)].map(([, css]) => css).join('\n');
  const css = groupLayers(postcss.parse(source));
  const page = parsed(bare);
  const places = keepUsed(css, page, words);
  fitStandIns(css, page.querySelector('h1')?.textContent ?? '');
  inlineConstants(css, `${bare}${[...words].join(' ')}`);
  return { bare, end: endOfFirstScreens(page) ?? bare.length, css, places };
}

const withStyle = (html: string, css: string): string =>
  html.replace('</head>', () => `<style>${css}</style></head>`);

/** A page that fetches part of its style: its HTML, and that part under the address it names. */
export interface SplitPage {
  html: string;
  address: string;
  css: string;
}

/**
 * Writes into a page the style that its first screens can use, and no more, in one inline element (DESIGN §8); what is
 * only used below them moves to a file that the page asks for right there. A style sheet inside the body holds back
 * nothing that stands above it, and what stands above it is painted before the rest is read.
 */
export function splitStyle({ bare, end, css, places }: StyledPage): SplitPage {
  const late = lateRules(css, places, end);
  const lateCss = minified(withRules(css, (rule) => late.has(rule), false));
  const hash = createHash('sha256').update(lateCss).digest('base64url').slice(0, 8);
  const address = `/_astro/suite.${hash}.css`;
  // Inside the opening, as its last child: beside it, it would come between neighbours that style sheets know.
  const close = bare.lastIndexOf('</', end - 1);
  const linked = `${bare.slice(0, close)}<link rel="stylesheet" href="${address}">${bare.slice(close)}`;
  const early = minified(withRules(css, (rule) => !late.has(rule), true));
  return { html: withStyle(linked, LAYER_ORDER + early), address, css: lateCss };
}
