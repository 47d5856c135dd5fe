import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import postcss, { type Root, type Rule } from 'postcss';
import { elementsOf, type Styled, styledOf } from '../styles/selectors.ts';

/** What of a page's style a drawing carries along: its paint, not its place. */
const PAINT = /^(--|fill|stroke|color$|opacity$|clip-path$|filter$|mask$|stop-)/;

/** A drawing moved out of its page: the page's HTML with a picture in its place, and the file. */
export interface MovedFigure {
  html: string;
  address: string;
  svg: string;
}

/** Rules that paint some elements, without those that depend on the size of the screen. */
function paintOf(css: Root, elements: ReadonlySet<HTMLElement>, styled: Styled): string {
  const paint = postcss.root();
  const keep = (rule: Rule): void => {
    const selectors = rule.selectors.filter((selector) =>
      elementsOf(selector, styled)?.some((element) => elements.has(element)),
    );
    const declarations = rule.nodes.filter((node) => node.type === 'decl' && PAINT.test(node.prop));
    if (selectors.length > 0 && declarations.length > 0)
      paint.append(rule.clone({ selectors, nodes: declarations.map((node) => node.clone()) }));
  };
  css.walkRules((rule) => {
    const inScreenQuery =
      rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name !== 'layer';
    if (!inScreenQuery) keep(rule);
  });
  return paint.toString();
}

const lineage = (element: HTMLElement | null): HTMLElement[] =>
  element?.tagName ? [...lineage(element.parentNode), element] : [];

/** A drawing as a file: its shapes, what they refer to, and the paint that the page gives them. */
function fileOf(shown: HTMLElement, defs: string[], style: string): { address: string; svg: string } {
  const opening = lineage(shown).flatMap((element) => element.getAttribute('class') ?? []);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${shown.getAttribute('viewBox')}">`,
    `<style>${style.replaceAll(/\s*\n\s*/g, '')}</style>`,
    ...defs,
    ...opening.map((name) => `<g class="${name}">`),
    shown.innerHTML,
    '</g>'.repeat(opening.length),
    '</svg>',
  ].join('');
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { address: `/_astro/dessin.${hash}.svg`, svg };
}

/** What stands in a page for a drawing that became a file; a browser asks for it when it comes near the screen. */
function picture(shown: HTMLElement, address: string): string {
  const [, , width = '', height = ''] = (shown.getAttribute('viewBox') ?? '').split(' ');
  return `<img class="${shown.getAttribute('class')}" src="${address}" width="${width}" height="${height}" alt="" loading="lazy">`;
}

/**
 * Moves the drawing beside a page's title into a file of its own, asked for only where it is shown: not on a phone.
 * A drawing with words stays, since a picture can't use the page's face; so does one that is framed by an element.
 *
 * @param css the rules that the page can use
 * @returns undefined where there is no such drawing
 */
export function moveFigure(html: string, css: Root): MovedFigure | undefined {
  const page = parse(html, { blockTextElements: { script: false, style: false } });
  const figure = page.querySelector('.hero-figure');
  const drawings = figure?.children ?? [];
  const shown = drawings.find((svg) => svg.getAttribute('viewBox'));
  const others = drawings.some(({ tagName }) => tagName !== 'SVG');
  if (!figure || !shown || others || shown.querySelector('text, a')) return undefined;
  const family = new Set([...lineage(shown), ...figure.querySelectorAll('*')]);
  const style = paintOf(css, family, styledOf(page));
  const defs = drawings.filter((svg) => svg !== shown).map((svg) => svg.innerHTML);
  const { address, svg } = fileOf(shown, defs, style);
  const [start, end] = [figure.children[0]?.range[0] ?? 0, figure.children.at(-1)?.range[1] ?? 0];
  return { html: html.slice(0, start) + picture(shown, address) + html.slice(end), address, svg };
}

/** A page whose scenes became files, and those files by address. */
export interface MovedScenes {
  html: string;
  files: Map<string, string>;
}

/**
 * Moves the drawn scenes of a page below its first screens into files of their own.
 *
 * @param css the rules that the page can use
 * @param end place in the HTML where the first screens end
 */
export function moveScenes(html: string, css: Root, end: number): MovedScenes {
  const page = parse(html, { blockTextElements: { script: false, style: false } });
  const styled = styledOf(page);
  const files = new Map<string, string>();
  let moved = html;
  for (const shown of page.querySelectorAll('svg.scene').reverse()) {
    const [start, stop] = shown.range;
    if (start < end) continue;
    const family = new Set([...lineage(shown), ...shown.querySelectorAll('*')]);
    const { address, svg } = fileOf(shown, [], paintOf(css, family, styled));
    files.set(address, svg);
    moved = moved.slice(0, start) + picture(shown, address) + moved.slice(stop);
  }
  return { html: moved, files };
}
