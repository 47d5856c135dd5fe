import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Root } from 'postcss';
import { moveFigure, moveScenes } from './drawings/figure.ts';
import { DrawingSheet } from './drawings/sheet.ts';
import { type BuiltPage, builtPages } from './pages.ts';
import { firstScreensEnd, type SplitPage, splitStyle, styledPage } from './styles/index.ts';

/** What one round trip of a new connection carries, in bytes. */
const FIRST_FLIGHT = 14 * 1024;

/** Pages looked at together: they are compressed on other cores while the styles of the next are looked through. */
const AT_ONCE = 16;

const compressed = promisify(brotliCompress);

/** Best compression takes a third of a second, a good one a hundredth: it is asked for only where it decides. */
async function fits(html: string): Promise<boolean> {
  const good = (await compressed(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })).length;
  if (good <= FIRST_FLIGHT || good > FIRST_FLIGHT * 1.2) return good <= FIRST_FLIGHT;
  return (await compressed(html)).length <= FIRST_FLIGHT;
}

/** A page that is still longer than one round trip, and where its first screens end. */
interface TooLong extends BuiltPage {
  end: number;
}

/** Writes a page and the style that it fetches further down. */
function writeSplit(root: string, file: string, { html, address, css }: SplitPage): void {
  writeFileSync(file, html);
  writeFileSync(join(root, address), css);
}

/** A page whose scenes below the first screens are written as files. */
function withoutScenes(root: string, file: string, html: string, css: Root): TooLong {
  const end = firstScreensEnd(html);
  const { html: moved, files } = moveScenes(html, css, end);
  for (const [address, svg] of files) writeFileSync(join(root, address), svg);
  return { file, html: moved, end };
}

/**
 * Writes a page that fits into the first round trip without its style further down and the drawing that a phone does
 * not show.
 *
 * @returns a page that is still too long, for its drawings further down to go to the sheet
 */
async function fitted(root: string, { file, html }: BuiltPage): Promise<TooLong | undefined> {
  const styled = styledPage(html);
  const { css } = styled;
  const figure = moveFigure(html, css);
  if (figure) writeFileSync(join(root, figure.address), figure.svg);
  const lighter = figure?.html ?? html;
  const split = splitStyle(figure ? styledPage(lighter) : styled);
  if (!(await fits(split.html))) return withoutScenes(root, file, lighter, css);
  writeSplit(root, file, split);
  return undefined;
}

/**
 * Gives every page of the built site the style that its first screens use, inline (budgets of DESIGN §8). What they can
 * do without goes to files: the drawing that a phone does not show, the style further down, and where the page would
 * still not fit into the first round trip the drawings further down, which such pages share.
 */
export async function fitFirstFlight(root: string): Promise<void> {
  const pages = builtPages(root);
  const longest: TooLong[] = [];
  for (let next = 0; next < pages.length; next += AT_ONCE) {
    const tried = await Promise.all(pages.slice(next, next + AT_ONCE).map((page) => fitted(root, page)));
    longest.push(...tried.filter((page) => page !== undefined));
  }
  const sheet = new DrawingSheet();
  const taken = longest.map(({ file, html, end }) => ({ file, html: sheet.take(html, end) }));
  const addressed = sheet.write(root);
  for (const { file, html } of taken) writeSplit(root, file, splitStyle(styledPage(addressed(html))));
}
