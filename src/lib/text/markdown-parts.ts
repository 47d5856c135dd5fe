import { Marked } from 'marked';
import { BARE_HOSTS, WRITTEN_ANCHOR } from './markdown.ts';

const reader = new Marked({ gfm: true, tokenizer: BARE_HOSTS });

interface MarkdownParts {
  /** Links and images in any Markdown syntax: `[text](url)`, `[text][id]`, `<url>`. */
  links: { type: 'link' | 'image'; href: string; text: string; raw: string }[];
  headings: { depth: number; text: string; anchor: string | undefined }[];
}

/** Cache by text, because several checks read the same texts. */
const known = new Map<string, MarkdownParts>();

/** Matches texts that may contain links or headings, so that other texts need no parsing. */
const MARKS = /[[<@#]|:\/\/|^ *[-=]+ *$/m;

export function markdownParts(text: string): MarkdownParts {
  const found = known.get(text) ?? { links: [], headings: [] };
  if (known.has(text) || !MARKS.test(text)) return found;
  known.set(text, found);
  reader.walkTokens(reader.lexer(text), (token) => {
    if (token.type === 'link' || token.type === 'image')
      found.links.push({ type: token.type, href: token.href, text: token.text, raw: token.raw });
    if (token.type === 'heading')
      found.headings.push({
        depth: token.depth,
        text: token.text.replace(WRITTEN_ANCHOR, ''),
        anchor: WRITTEN_ANCHOR.exec(token.text)?.[1],
      });
  });
  return found;
}
