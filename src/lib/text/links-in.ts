import { Marked } from 'marked';
import { BARE_HOSTS } from './markdown.ts';

const reader = new Marked({ gfm: true, tokenizer: BARE_HOSTS });

interface Linked {
  type: 'link' | 'image';
  href: string;
  text: string;
  raw: string;
}

/** Finds links and images in any Markdown syntax: `[a](b)`, `[a][b]`, `<b>`. */
export function linksIn(text: string): Linked[] {
  const found: Linked[] = [];
  if (!/[[<@]|:\/\//.test(text)) return found;
  reader.walkTokens(reader.lexer(text), (token) => {
    if (token.type === 'link' || token.type === 'image')
      found.push({ type: token.type, href: token.href, text: token.text, raw: token.raw });
  });
  return found;
}
