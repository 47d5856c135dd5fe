import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

const ICON =
  /^<svg class="icon" width="(\d+)" height="\d+" viewBox="0 0 24 24" aria-hidden="true">([\s\S]*)<\/svg>$/;

/** Placeholder of the sheet's address until all that it holds is known. */
const ADDRESS = '/_astro/dessins.svg';

/** Shortest outline worth a place in the sheet, in characters: a reference costs as much as a shorter one. */
const LONG_OUTLINE = 60;

const inIsland = (element: HTMLElement): boolean => element.closest('astro-island') !== null;

/**
 * Drawings that pages too long for one round trip share in one file: icons below the first screens, the departments'
 * outlines, the reviews' stars and the car without its glass. They are referred to by `<use>`, so that they keep the
 * page's colours, hover and print.
 */
export class DrawingSheet {
  readonly #shapes = new Map<string, string>();

  #nameOf(shape: string): string {
    const known = this.#shapes.get(shape);
    if (known) return known;
    const name = `d${this.#shapes.size.toString(36)}`;
    this.#shapes.set(shape, name);
    return name;
  }

  /**
   * A page's HTML with its drawings taken from the sheet.
   *
   * @param end where its first screens end, which are painted without waiting for any file
   */
  take(html: string, end: number): string {
    const replaced: { start: number; stop: number; by: string }[] = [];
    const replace = ({ range: [start, stop] }: HTMLElement, by: string) =>
      void replaced.push({ start, stop, by });
    const page = parse(html, { blockTextElements: { script: false, style: false } });
    for (const svg of page.querySelectorAll('svg.icon')) {
      const [, size, shapes] = ICON.exec(svg.outerHTML) ?? [];
      if (!shapes || svg.range[0] < end || inIsland(svg)) continue;
      const name = this.#nameOf(`<symbol viewBox="0 0 24 24" id>${shapes}</symbol>`);
      const use = `<use href="${ADDRESS}#${name}"/>`;
      replace(svg, `<svg class="icon" width="${size}" height="${size}" aria-hidden="true">${use}</svg>`);
    }
    for (const path of page.querySelectorAll('.idf-map path, .stars path')) {
      const { d = '', ...others } = path.attributes;
      if (d.length < LONG_OUTLINE || Object.keys(others).length > 0) continue;
      replace(path, `<use href="${ADDRESS}#${this.#nameOf(`<path id d="${d}"/>`)}"/>`);
    }
    for (const group of page.querySelectorAll('.car-body')) {
      const name = this.#nameOf(`<g id>${group.innerHTML}</g>`);
      replace(group, `<use href="${ADDRESS}#${name}"/>`);
    }
    return replaced
      .sort((one, other) => other.start - one.start)
      .reduce((text, { start, stop, by }) => text.slice(0, start) + by + text.slice(stop), html);
  }

  /**
   * Writes the sheet, if any page takes from it.
   *
   * @returns a function that names it in a page
   */
  write(root: string): (html: string) => string {
    const shapes = [...this.#shapes].map(([shape, name]) => shape.replace(' id', ` id="${name}"`));
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>`;
    const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
    const address = `/_astro/dessins.${hash}.svg`;
    if (shapes.length > 0) writeFileSync(join(root, address), sheet);
    return (html) => html.replaceAll(ADDRESS, address);
  }
}
