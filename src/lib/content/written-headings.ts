import { Marked } from 'marked';
import { WRITTEN_ANCHOR } from '../headings.ts';

/** A heading of a Markdown text, as its file says it. */
interface WrittenHeading {
  depth: number;
  text: string;
  anchor: string | undefined;
}

const reader = new Marked({ gfm: true });

/** Every heading of a Markdown text, in order. */
export function writtenHeadings(text: string): WrittenHeading[] {
  const found: WrittenHeading[] = [];
  reader.walkTokens(reader.lexer(text), (token) => {
    if (token.type !== 'heading') return;
    found.push({
      depth: token.depth,
      text: token.text.replace(WRITTEN_ANCHOR, ''),
      anchor: WRITTEN_ANCHOR.exec(token.text)?.[1],
    });
  });
  return found;
}
