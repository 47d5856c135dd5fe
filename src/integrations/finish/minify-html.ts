import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'html-minifier-next';
import { filesIn } from '../../lib/content/files.ts';

/** Shapes of a drawing close themselves, in HTML too; the minifier writes both tags. */
const EMPTY_SHAPE = /(<(circle|ellipse|path|rect|stop|use)\b[^>]*[^/>])><\/\2>/g;

/**
 * Takes out of every page what no reader sees: white space, attribute values that say nothing, long names in scripts.
 * Spaces between words stay, as do React's comments: an island takes over the HTML only as it was written.
 *
 * @returns the pages as they are then
 */
export async function minifyHtml(root: string): Promise<string[]> {
  const pages: string[] = [];
  for (const name of filesIn(root, '**/*.html')) {
    const file = join(root, name);
    const lean = await minify(readFileSync(file, 'utf8'), {
      collapseWhitespace: true,
      collapseBooleanAttributes: true,
      minifyJS: true,
    });
    const page = lean.replace(EMPTY_SHAPE, '$1/>');
    writeFileSync(file, page);
    pages.push(page);
  }
  return pages;
}
