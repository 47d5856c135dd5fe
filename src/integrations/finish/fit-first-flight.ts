import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Root } from 'postcss';
import { moveFigure, moveScenes } from './drawings/figure.ts';
import { DrawingSheet } from './drawings/sheet.ts';
import { builtPages } from './pages.ts';
import { firstScreensEnd, inlineStyle, type SplitPage, splitStyle, usedRules } from './styles/index.ts';

/** What one round trip of a new connection carries; a page that fits has nothing to gain from further files. */
const FIRST_FLIGHT = 14 * 1024;

/** Best compression takes a third of a second, a good one a hundredth: it is asked for only where it decides. */
function fits(html: string): boolean {
  const good = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
  if (good <= FIRST_FLIGHT || good > FIRST_FLIGHT * 1.2) return good <= FIRST_FLIGHT;
  return brotliCompressSync(html).length <= FIRST_FLIGHT;
}

/** Writes a page and the style that it fetches further down. */
function writeSplit(root: string, file: string, { html, address, css }: SplitPage): void {
  writeFileSync(file, html);
  writeFileSync(join(root, address), css);
}

/** A page whose scenes below the first screens are written as files. */
function withoutScenes(root: string, html: string, css: Root): string {
  const { html: moved, files } = moveScenes(html, css, firstScreensEnd(html));
  for (const [address, svg] of files) writeFileSync(join(root, address), svg);
  return moved;
}

/**
 * Gives every page of the built site the style it uses, inline (budgets of DESIGN §8). Of a page that would not fit
 * into the first round trip, what its first screens can do without goes to files: the drawing that a phone does not
 * show, the style further down, and if that is still too much the drawings further down, which such pages share.
 */
export function fitFirstFlight(root: string): void {
  const sheet = new DrawingSheet();
  const longest: { file: string; html: string }[] = [];
  for (const { file, html } of builtPages(root)) {
    const whole = inlineStyle(html);
    if (fits(whole)) {
      writeFileSync(file, whole);
      continue;
    }
    const css = usedRules(html);
    const figure = moveFigure(html, css);
    if (figure) writeFileSync(join(root, figure.address), figure.svg);
    const bare = figure?.html ?? html;
    const split = splitStyle(bare);
    if (fits(split.html)) writeSplit(root, file, split);
    else longest.push({ file, html: sheet.take(withoutScenes(root, bare, css), firstScreensEnd(bare)) });
  }
  const addressed = sheet.write(root);
  for (const { file, html } of longest) writeSplit(root, file, splitStyle(addressed(html)));
}
