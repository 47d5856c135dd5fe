import { writeFileSync } from 'node:fs';
import { minify } from 'html-minifier-next';
import { builtPages } from './pages.ts';

/** Shapes of a drawing close themselves, in HTML too; the minifier writes both tags. */
const EMPTY_SHAPE = /(<(circle|ellipse|path|rect|stop|use)\b[^>]*[^/>])><\/\2>/g;

/**
 * Takes out of every page what no reader sees: white space, attribute values that say nothing, long names in scripts. Spaces between
 * words stay, as do React's comments: an island takes over the HTML only as it was written.
 */
export async function minifyHtml(root: string): Promise<void> {
  for (const { file, html } of builtPages(root)) {
    const lean = await minify(html, {
      collapseWhitespace: true,
      collapseBooleanAttributes: true,
      minifyJS: true,
    });
    writeFileSync(file, lean.replace(EMPTY_SHAPE, '$1/>'));
  }
}
