import { readFileSync } from 'node:fs';
import { HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

const KEPT = new Set(
  'h1 h2 h3 h4 p ul ol li dl dt dd table thead tbody tr th td details summary blockquote strong em small a time br'.split(
    ' ',
  ),
);
const LEFT_OUT = new Set(['SVG', 'SCRIPT', 'STYLE', 'FORM', 'LINK', 'NOSCRIPT']);

function plain(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.rawText.replace(/\s+/g, ' ');
  if (!(node instanceof HTMLElement) || LEFT_OUT.has(node.tagName)) return '';
  const words = node.childNodes.map(plain).join('');
  const tag = node.tagName?.toLowerCase();
  if (tag === 'section' || tag === 'article') return `<section>${words}</section>\n`;
  if (!tag || !KEPT.has(tag)) return words;
  const href = tag === 'a' ? ` href="${node.getAttribute('href')}"` : '';
  return tag === 'br' ? '<br>' : `<${tag}${href}>${words}</${tag}>`;
}

/** Puts the text of a built page into pages/page.html, which has no script, web font or structured data. */
export function byHand(html: string): string {
  const main = parse(html, { blockTextElements: { script: true, style: true } }).querySelector('main');
  const title = html.match(/<title>(.*?)<\/title>/)?.[1] ?? '';
  return readFileSync(new URL('pages/page.html', import.meta.url), 'utf8')
    .replace('{{title}}', () => title)
    .replace('{{words}}', () => (main?.childNodes ?? []).map(plain).join(''));
}
