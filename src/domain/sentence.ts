/** Replaces `{name}` placeholders; leaves placeholders without a value unchanged. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Puts French words after a number: «0 point», «2 points réglés». @param words singular forms with a regular plural */
export const count = (number: number, ...words: string[]): string =>
  [number, ...words.map((word) => (number > 1 ? `${word}s` : word))].join(' ');
