import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { PurgeCSS } from 'purgecss';
import { builtPages } from './pages.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** The order of the cascade layers, which the bundler drops as an empty rule. */
const layerOrder = (): string => readFileSync('src/styles/layers.css', 'utf8').trim();

const CODE = /<(script|style)[\s\S]*?<\/\1>/g;

/** Class and tag names; far narrower than purgecss's own guess, which reads every word of the text as one. */
const names = (html: string): string[] => [
  ...new Set([
    ...[...html.matchAll(/\sclass(?:Name)?="([^"]*)"/g)].flatMap(([, value]) => (value ?? '').split(/\s+/)),
    ...[...html.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, tag]) => tag ?? ''),
    ...[...html.matchAll(/\s([a-z][a-z0-9-]*)(?:="([^"]*)")?/g)].flatMap(([, name, value]) => [name ?? '', value ?? '']),
  ]),
];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Words of the code that runs in the browser: the classes and data attributes it may add to a page. */
const codeNames = (): string[] =>
  globSync('src/{islands,directives,scripts,measure}/**/*.{ts,tsx}').flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const data = [...code.matchAll(/dataset\.(\w+)/g)].map(([, name]) => `data-${kebab(name ?? '')}`);
    return [...(code.match(/[A-Za-z][\w-]*/g) ?? []), ...data];
  });

/**
 * Leaves in each page's inline style only the rules that the page, or an island on it, can use: the style is
 * inlined, so every rule is paid for on every page (issue of budgets: 14 KB of HTML).
 */
export async function purgeStyles(root: string): Promise<void> {
  const fromCode = codeNames();
  for (const { file, html } of builtPages(root)) {
    const css = [...html.matchAll(STYLE)].map(([, content]) => content).join('');
    if (!css) continue;
    const used = [...names(html.replace(CODE, '')), ...(html.includes('<astro-island') ? fromCode : [])];
    const [purged] = await new PurgeCSS().purge({
      content: [{ raw: used.join(' '), extension: 'html' }],
      css: [{ raw: css }],
      defaultExtractor: (content) => content.split(' '),
      keyframes: true,
      variables: false,
    });
    let first = true;
    const style = layerOrder() + (purged?.css ?? css);
    const lean = html.replace(STYLE, () => {
      if (!first) return '';
      first = false;
      return `<style>${style}</style>`;
    });
    writeFileSync(file, lean);
  }
}
