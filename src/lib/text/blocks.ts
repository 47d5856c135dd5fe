import { Marked, type Token } from 'marked';

const reader = new Marked({ gfm: true });

/** Returns the block tokens of a Markdown text, without blank lines. */
export const blocksIn = (text: string): Token[] => reader.lexer(text).filter(({ type }) => type !== 'space');

/** Whether a block is a paragraph that does not begin with a picture. */
export const isParagraph = (block: Token | undefined): block is Token =>
  block?.type === 'paragraph' && !block.raw.startsWith('![');
