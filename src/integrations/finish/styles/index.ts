import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { parse } from 'node-html-parser';
import postcss, { type Root } from 'postcss';
import { builtPages } from '../pages.ts';
import { inlineConstants } from './constants.ts';
import { islandWords } from './island-words.ts';
import { lateRules, withRules } from './late-rules.ts';
import { groupLayers, LAYER_ORDER } from './layers.ts';
import { keepUsed } from './used-rules.ts';

const STYLE = /<style>([\s\S]*?)<\/style>\s*/g;

/** What one round trip of a new connection carries; a page that fits has nothing to gain from a second file. */
const FIRST_FLIGHT = 14 * 1024;

/** Where the first screens of a page end: after the first section below its opening, or after its article. */
const FIRST_SCREENS = 'main section.section, main > article';

const minified = (css: Root): string =>
  transform({ filename: 'page.css', code: Buffer.from(css.toString()), minify: true }).code.toString();

/** A page's HTML with one inline style, and the style sheet that it fetches for what stands further down, if any. */
export interface Styled {
  html: string;
  late?: { name: string; css: string };
}

/**
 * Leaves in a page's inline style what that page can use (part 2 of the budgets: no style sheet stands between a
 * visitor and the first paint). Where that is still more than a first round trip carries, what is only used further
 * down moves to a file that the page asks for right there: a style sheet inside the body holds back nothing above it.
 */
export function leanStyles(html: string): Styled {
  const source = [...html.matchAll(STYLE)].map(([, css]) => css).join('\n');
  if (!source) return { html };
  const bare = html.replace(STYLE, '');
  const page = parse(bare, { blockTextElements: { script: false, style: false } });
  const words = islandWords(html);
  const css = groupLayers(postcss.parse(source));
  const places = keepUsed(css, page, words);
  inlineConstants(css, `${bare}${[...words].join(' ')}`);

  const whole = bare.replace('</head>', () => `<style>${minified(css)}</style></head>`);
  const end = page.querySelector(FIRST_SCREENS)?.range[1];
  if (!end || brotliCompressSync(whole).length <= FIRST_FLIGHT) return { html: whole };

  const late = lateRules(css, places, end);
  const lateCss = minified(withRules(css, (rule) => late.has(rule), false));
  const hash = createHash('sha256').update(lateCss).digest('base64url').slice(0, 8);
  const name = `_astro/suite.${hash}.css`;
  const close = bare.lastIndexOf('</', end - 1);
  const linked = `${bare.slice(0, close)}<link rel="stylesheet" href="/${name}">${bare.slice(close)}`;
  const early = LAYER_ORDER + minified(withRules(css, (rule) => !late.has(rule), true));
  return {
    html: linked.replace('</head>', () => `<style>${early}</style></head>`),
    late: { name, css: lateCss },
  };
}

/** Writes every page of the built site with the style it needs. */
export function writeLeanStyles(root: string): void {
  for (const { file, html } of builtPages(root)) {
    const { html: lean, late } = leanStyles(html);
    writeFileSync(file, lean);
    if (late) writeFileSync(join(root, '_astro', basename(late.name)), late.css);
  }
}
