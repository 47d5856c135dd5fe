import { Marked } from 'marked';

/** Matches the anchor in `### La médiation {#mediation}`. */
export const WRITTEN_ANCHOR = /\s*\{#([a-z0-9-]+)\}\s*$/;

interface WrittenHeading {
  depth: number;
  text: string;
  anchor: string | undefined;
}

const reader = new Marked({ gfm: true });

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
