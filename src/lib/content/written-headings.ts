import { Marked } from 'marked';

/** A heading of a Markdown text, as its file says it. */
export interface WrittenHeading {
  depth: number;
  text: string;
  anchor: string | undefined;
}

const ANCHOR = /\s*\{#([a-z0-9-]+)\}\s*$/;

const reader = new Marked({ gfm: true });

/** Every heading of a Markdown text, in order. */
export function writtenHeadings(text: string): WrittenHeading[] {
  const found: WrittenHeading[] = [];
  reader.walkTokens(reader.lexer(text), (token) => {
    if (token.type !== 'heading') return;
    found.push({
      depth: token.depth,
      text: token.text.replace(ANCHOR, ''),
      anchor: ANCHOR.exec(token.text)?.[1],
    });
  });
  return found;
}
