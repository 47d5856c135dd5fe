/** Replaces `{name}` placeholders; leaves placeholders without a value unchanged. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** «0 point», «1 point», «2 points». */
export const count = (number: number, noun: string): string => `${number} ${noun}${number > 1 ? 's' : ''}`;
