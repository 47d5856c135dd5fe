import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import company from '../../content/reglages/entreprise.json' with { type: 'json' };
import { pathOfRole } from './roles.ts';

export const DIST = resolve(process.env['SITE_DIST'] ?? 'dist');

export const ORIGIN = `https://${company.hote}`;

export type Node = Record<string, unknown> & { '@type': string };

interface SitePage {
  path: string;
  file: string;
  html: string;
  root: HTMLElement;
  /** Text of `main`, with collapsed white space. */
  text: string;
  nodes: Node[];
}

/** Collapses white space, including no-break spaces. */
export const plain = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

function readPage(name: string): SitePage {
  const file = join(DIST, name);
  const html = readFileSync(file, 'utf8');
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const main = parse(root.querySelector('main')?.outerHTML ?? '');
  for (const element of main.querySelectorAll('script, style')) element.remove();
  const script = root.querySelector('script[type="application/ld+json"]')?.innerHTML;
  return {
    path: `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    file,
    html,
    root,
    text: plain(main.structuredText),
    nodes: script ? (JSON.parse(script) as { '@graph': Node[] })['@graph'] : [],
  };
}

if (!existsSync(join(DIST, 'index.html'))) {
  throw new Error(`${DIST} contains no built site: run «npm run build» first, or set SITE_DIST.`);
}

/** All built pages except the editor. */
export const pages: SitePage[] = globSync('**/*.html', { cwd: DIST, exclude: ['admin/**'] })
  .sort()
  .map(readPage);

/** All pages except the 404 page and the form confirmation. */
export const indexed: SitePage[] = pages.filter(
  ({ path }) => path !== '/404' && path !== pathOfRole('demande-envoyee'),
);

/** @throws Error if the page was not built */
export function page(path: string): SitePage {
  const found = pages.find((candidate) => candidate.path === path);
  if (!found)
    throw new Error(`${path} was not built; there are ${pages.map((other) => other.path).join(', ')}`);
  return found;
}

export const node = (path: string, type: string): Node | undefined =>
  page(path).nodes.find((candidate) => candidate['@type'] === type);
