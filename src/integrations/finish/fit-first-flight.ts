import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DrawingSheet } from './drawings/sheet.ts';
import { builtPages } from './pages.ts';
import { firstScreensEnd, inlineStyle, splitStyle } from './styles/index.ts';

/** What one round trip of a new connection carries; a page that fits has nothing to gain from further files. */
const FIRST_FLIGHT = 14 * 1024;

/** Best compression takes a third of a second, a good one a hundredth: it is asked for only where it decides. */
function fits(html: string): boolean {
  const good = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
  if (good <= FIRST_FLIGHT || good > FIRST_FLIGHT * 1.2) return good <= FIRST_FLIGHT;
  return brotliCompressSync(html).length <= FIRST_FLIGHT;
}

/**
 * Gives every page of the built site the style it uses, inline (budgets of DESIGN §8). Of a page that would not fit
 * into the first round trip, what is not needed for its first screens goes to two files: the style further down, and
 * the drawings further down, which all such pages share.
 */
export function fitFirstFlight(root: string): void {
  const sheet = new DrawingSheet();
  const long: { file: string; html: string }[] = [];
  for (const { file, html } of builtPages(root)) {
    const whole = inlineStyle(html);
    if (fits(whole)) writeFileSync(file, whole);
    else long.push({ file, html: sheet.take(html, firstScreensEnd(html)) });
  }
  const addressed = sheet.write(root);
  for (const { file, html } of long) {
    const { html: lean, address, css } = splitStyle(addressed(html));
    writeFileSync(file, lean);
    writeFileSync(join(root, address), css);
  }
}
