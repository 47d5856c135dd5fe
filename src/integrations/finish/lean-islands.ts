import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { parse } from 'node-html-parser';
import { PAGE_SCRIPT } from '../page-script.ts';
import { builtPages } from './pages.ts';

const SCRIPT = /<script>([\s\S]*?)<\/script>\s*/g;
const TAG = /<astro-island [^>]*>/g;
const END = '<!--astro:end-->';

/** What Astro 7 writes for islands; anything else is a change that this step must learn first. */
const ASTRO_CODE = /customElements\.define\("astro-island"|\(self\.Astro\|\|\(self\.Astro=\{\}\)\)/;
const KNOWN = [
  'uid',
  'prefix',
  'component-url',
  'component-export',
  'renderer-url',
  'props',
  'ssr',
  'client',
  'opts',
  'await-children',
];

/** A mistake that stops the build, with the place to look at. */
const unknown = (what: string): Error =>
  new Error(
    `${what}: Astro writes its islands in another shape; see src/integrations/finish/lean-islands.ts.`,
  );

const encoded = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A value in Astro's notation, `[type, value]`, as plain JSON; islands of this site get texts and lists of them. */
function plainValue([type, value]: [number, unknown]): unknown {
  if (type === 1) return (value as [number, unknown][]).map(plainValue);
  if (type !== 0) throw unknown(`A property of type ${type}`);
  return value && typeof value === 'object' ? plainProps(value as Record<string, [number, unknown]>) : value;
}

const plainProps = (props: Record<string, [number, unknown]>): object =>
  Object.fromEntries(
    Object.entries(props)
      // Where the island stands in its layout, which React has no use for.
      .filter(([name]) => name !== 'slot')
      .map(([name, value]) => [name, plainValue(value)]),
  );

/** The tag of an island with only what directives/island.ts reads. */
function leanTag(tag: string): string {
  const found = parse(`${tag}</astro-island>`).firstElementChild?.attributes ?? {};
  const odd = Object.keys(found).filter((name) => !KNOWN.includes(name));
  if (odd.length || found['client'] !== 'intent' || found['component-export'] !== 'default')
    throw unknown(tag);
  const props = JSON.stringify(plainProps(JSON.parse(found['props'] ?? '{}')));
  const { value } = JSON.parse(found['opts'] ?? '{}') as { value: string | true };
  return [
    `<astro-island ssr component-url="${found['component-url']}" renderer-url="${found['renderer-url']}"`,
    ` wake="${value === true ? 'self' : value}"${props === '{}' ? '' : ` props="${encoded(props)}"`}>`,
  ].join('');
}

/**
 * A page's HTML with this site's own island element instead of Astro's.
 *
 * @param runtime code of directives/island.ts
 * @throws Error when the page holds islands in a shape this does not know
 */
export function leanIslands(html: string, runtime: string): string {
  if (!html.includes('<astro-island')) return html;
  let removed = 0;
  const lean = html.replace(SCRIPT, (script: string, code: string) => {
    if (!ASTRO_CODE.test(code)) return script;
    removed += 1;
    return removed === 1 ? `<script>${runtime}</script>` : '';
  });
  if (removed < 2) throw unknown(`${removed} of at least 2 scripts`);
  if (/<template data-astro-template|<astro-slot name=/.test(lean)) throw unknown('A slot with a name');
  return lean.replace(TAG, leanTag).replaceAll(END, '');
}

/** Gives every page of the built site the short island element: 1.5 KB less on each (DESIGN §8). */
export async function writeLeanIslands(root: string): Promise<void> {
  const { outputFiles } = await build({ entryPoints: ['src/directives/island.ts'], ...PAGE_SCRIPT });
  const runtime = outputFiles[0]?.text.trim() ?? '';
  for (const { file, html } of builtPages(root)) writeFileSync(file, leanIslands(html, runtime));
}
